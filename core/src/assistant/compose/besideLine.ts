import { guideEntry } from '../../knowledge/guide.ts'
import type { Asker } from '../exchange.ts'
import type { Citing } from './citing.ts'
import { statementsText } from './fromEntries.ts'
import { withoutOpener } from './opener.ts'

/** What changes for somebody who is no party: an entry of the guide with the places of the statements that say so. */
const outlines = {
  witness: ['if-you-are-a-witness', [5]],
  parent: ['parents-and-guardians', [0, 5]],
} as const

/**
 * What whoever is no party has to know before the answer, which speaks of parties: a witness, and the parent of a college
 * student. Empty for all others, where the answer is of that entry, and where it was said before.
 */
export function besideLine(asker: Asker, lead: string, told: string, citing: Citing): string {
  const { beside, school } = asker
  const speaks = beside === 'witness' || (beside === 'parent' && school === 'postsecondary')
  if (!speaks) return ''
  const [slug, places] = outlines[beside]
  const answer = lead === slug ? [] : (guideEntry(slug)?.answer ?? [])
  const said = places
    .flatMap((place) => answer[place] ?? [])
    .filter(({ text }) => !told.includes(text))
    .map((statement) => ({ statement: withoutOpener(statement), slug }))
  return said.length === 0 ? '' : statementsText(said, asker, citing)
}
