import type { Report, ScorePoint } from '@hub/core/analysis/report'
import { Icon } from '../../ui/Icon.tsx'
import styles from './GetsRight.module.css'
import { LetterQuote, ShowInLetter } from './LetterQuote.tsx'
import type { Lit } from './lit.ts'
import { ReportGroup } from './ReportGroup.tsx'
import { SourceLine } from './SourceLine.tsx'

/** So many stand open; who wants to see the others opens them. */
const FIRST = 3

type Met = ScorePoint & { readonly met: string }

interface GetsRightProps {
  points: Report['compliance']['points']
  noun: string
  /** Where the words of a point stand in the letter, where the letter stands beside it. */
  wordsOf?: (passage: { start: number; end: number }) => { start: number; end: number } | null
  onShow?: (passage: Lit) => void
}

/** What the document does as the rule asks, one line each, its sentence one press away. */
export function GetsRight({ points, ...rest }: GetsRightProps) {
  const met = metPoints(points)
  if (met.length === 0) return null
  const line = (point: Met, at: number) => (
    <MetPoint key={point.id} id={`right-${at + 1}`} point={point} {...rest} />
  )
  const more = met.length - FIRST
  return (
    <ReportGroup
      id="right"
      title={`What the ${rest.noun} gets right`}
      note={met.length === 1 ? '1 point' : `${met.length} points`}
    >
      <ul>{met.slice(0, FIRST).map(line)}</ul>
      {more > 0 && (
        <details>
          <summary className={styles.more}>{more} more</summary>
          <ul>{met.slice(FIRST).map((point, at) => line(point, at + FIRST))}</ul>
        </details>
      )}
    </ReportGroup>
  )
}

/** The points that were found and have a sentence for it; none in reports of earlier versions. */
export function metPoints(points: Report['compliance']['points']): Met[] {
  return points.filter((point): point is Met => point.state === 'found' && point.met !== undefined)
}

interface MetPointProps extends Omit<GetsRightProps, 'points'> {
  id: string
  point: Met
}

function MetPoint({ id, point: { at, met, title }, noun, wordsOf, onShow }: MetPointProps) {
  const words = (
    <>
      <Icon name="check" />
      <span>{met}</span>
    </>
  )
  if (!at)
    return (
      <li id={id} className={styles.met}>
        {words}
      </li>
    )
  const range = wordsOf?.(at)
  const passage = range ? { ...range, item: id } : null
  return (
    <li id={id} tabIndex={-1} className={styles.item}>
      <details>
        <summary className={styles.met}>
          {words}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.sentence}>
          <LetterQuote
            tone="found"
            quote={at.quote}
            cut={at.cut}
            passage={passage}
            onShow={onShow}
          />
          <SourceLine page={at.page}>
            <ShowInLetter passage={passage} onShow={onShow} noun={noun} of={title} />
          </SourceLine>
        </div>
      </details>
    </li>
  )
}
