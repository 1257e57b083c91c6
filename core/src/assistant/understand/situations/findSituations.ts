import { plainWords } from '../../language/plainWords.ts'
import { messageOf, shows } from '../../language/signs.ts'
import { caseSteps } from './caseSteps.ts'
import { endings } from './endings.ts'
import { outcomes } from './outcome.ts'
import { steps } from './process.ts'
import { retaliations } from './retaliation.ts'
import { supports } from './support.ts'

/** All situations that are known. */
export const situations = [
  ...retaliations,
  ...supports,
  ...steps,
  ...caseSteps,
  ...endings,
  ...outcomes,
]

/** Longer stories tell of many things, and name the matter themselves. */
const LONGEST = 40

/**
 * Slugs of the entries that answer what a text tells of: people who are frightened tell what happened and name
 * no word of the law. "I testified for her and now coach benches me" is about retaliation.
 */
export function situationsIn(text: string): readonly string[] {
  const plain = plainWords(text)
  if (plain.split(' ').length > LONGEST) return []
  const read = messageOf(plain)
  return situations.filter(({ signs }) => shows(read, signs)).map(({ slug }) => slug)
}
