import type { Passage, Report, ScorePoint } from '@hub/core/analysis/report'
import { Icon } from '../../ui/icons/Icon.tsx'
import { FoundLine, FoundLines } from './FoundLine.tsx'
import type { Lit } from './lit.ts'
import { ReportGroup } from './ReportGroup.tsx'

type Met = ScorePoint & { readonly met: string }

interface GetsRightProps {
  points: Report['compliance']['points']
  noun: string
  /** Where the words of a point stand in the letter, where the letter stands beside it. */
  wordsOf?: (passage: Passage) => { start: number; end: number } | null
  onShow?: (passage: Lit) => void
}

/** What the document does as the rule asks, one line each, its sentence one press away. */
export function GetsRight({ points, noun, ...rest }: GetsRightProps) {
  const met = metPoints(points)
  if (met.length === 0) return null
  return (
    <ReportGroup
      id="right"
      isBeside
      title={`What the ${noun} gets right`}
      note={met.length === 1 ? '1 point' : `${met.length} points`}
    >
      <FoundLines>
        {met.map(({ id, at, met: words, title }, place) => (
          <FoundLine key={id} id={`right-${place + 1}`} at={at} of={title} {...rest}>
            <Icon name="check" />
            <span>{words}</span>
          </FoundLine>
        ))}
      </FoundLines>
    </ReportGroup>
  )
}

/** The points that were found and have a sentence for it; none in reports of earlier versions. */
function metPoints(points: Report['compliance']['points']): Met[] {
  return points.filter((point): point is Met => point.state === 'found' && point.met !== undefined)
}
