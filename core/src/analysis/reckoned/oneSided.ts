import type { Facts } from '../facts.ts'
import { isSupposed } from '../language/stance.ts'
import type { Verdict } from '../verdict.ts'

/** The points by which both parties may appeal: 106.45(b)(8)(i) and (ii). */
const appeals: ReadonlySet<string> = new Set(['APP-01', 'DET-09', 'DIS-06', 'POL-11'])

const side = '(?:respondents?|complainants?|(?:responding|reporting) part(?:y|ies))'
const forOneSide = new RegExp(
  [
    `\\b(?:only|solely|exclusively|reserved (?:for|to)|limited to|restricted to)(?: [a-z]+){0,2} (?:a|the) ${side}\\b(?!')`,
    `\\b${side} alone (?:may|can|has)\\b`,
    `\\b(?:a|the) ${side} (?:who [^.,;]{3,40} )?(?:may not|cannot|can't|has no right to) (?:[a-z]+ ){0,2}appeal\\b`,
    `\\bno (?:right (?:of|to) )?appeal\\b[^.;]{0,25}\\b(?:a|the) ${side}\\b`,
  ].join('|'),
)
const ofAppeals = /\bappeal|\bground|\breview\b/
const notOnly = /\bnot only\b|\bremoval\b/

/** A sentence that gives an appeal, or a ground of one, to one side alone. */
export function oneSidedAppeal({ reading }: Facts, id: string): Verdict | undefined {
  if (!appeals.has(id)) return undefined
  const at = reading.sentences.find(
    (sentence) =>
      ofAppeals.test(sentence.plain) &&
      forOneSide.test(sentence.plain) &&
      !notOnly.test(sentence.plain) &&
      !isSupposed(sentence),
  )
  return at && { state: 'contradicted', at, likelihood: 0.85 }
}
