import type { Passage, Person } from '@hub/core/analysis/report'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import type { Lit } from './lit.ts'
import { PageLink } from './PageLink.tsx'
import { ReportGroup } from './ReportGroup.tsx'
import { partsInWords, roleWords } from './roleWords.ts'
import styles from './WhoIsWho.module.css'

interface WhoIsWhoProps {
  /** Unknown in reports of earlier versions. */
  people: readonly Person[] | undefined
  noun: string
  /** Where the words stand in the letter, where the letter is shown. */
  wordsOf?: (words: Passage) => { start: number; end: number } | null
  onShow?: (passage: Lit) => void
}

/** The people whom the document names, each with their part, in plain words. Nothing where it names nobody. */
export function WhoIsWho({ people, noun, wordsOf, onShow }: WhoIsWhoProps) {
  if (!people || people.length === 0) return null
  return (
    <ReportGroup isBeside id="people" title="Who is who">
      <dl className={styles.people}>
        {people.map(({ name, parts, isReader }, at) => {
          const id = `person-${at + 1}`
          const roles = parts.map(({ role }) => role)
          return (
            <div key={id} id={id} tabIndex={-1} className={styles.person}>
              <dt>{capital(partsInWords(roles))}</dt>
              <dd>
                <p>
                  <b className={styles.name}>{name}</b>
                  {isReader && `, the person the ${noun} is written to`}
                </p>
                {roles.length > 1 && (
                  <p>
                    <b>
                      {roles.length === 2
                        ? 'One person has both parts.'
                        : `One person has ${roles.length} parts.`}
                    </b>
                  </p>
                )}
                {parts.map((part) => {
                  const { meaning, cite } = roleWords[part.role]
                  const range = wordsOf?.(part)
                  const passage = range ? { ...range, item: id } : null
                  return (
                    <p key={part.role} className={styles.part}>
                      {meaning} {cite && <LinkedCite>{cite}</LinkedCite>}{' '}
                      <PageLink
                        page={part.page}
                        passage={passage}
                        onShow={onShow}
                        of={`${name}, ${roleWords[part.role].name}`}
                      />
                    </p>
                  )
                })}
              </dd>
            </div>
          )
        })}
      </dl>
    </ReportGroup>
  )
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
