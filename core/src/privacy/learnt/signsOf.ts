import { placeOf } from '../../learnt/traits.ts'
import type { Candidate, DetailKind } from '../detail.ts'
import type { Token } from '../words/token.ts'
import { nameOf, wordOf } from './lexicon.ts'

/** What the tagger is told of one token, as rows of its tables. */
export interface Signs {
  /** The word's vector; 0 where it has none. */
  readonly word: number
  readonly spelling: number
  readonly beginning: number
  readonly threeLast: number
  readonly twoLast: number
  /** Whether people are called so. */
  readonly name: number
  readonly shape: number
  readonly digits: number
  /** The kind of detail that a rule has found here. */
  readonly rule: number
}

/** Rows of the tables of spellings, and of beginnings and ends. */
const SPELLINGS = 4096
const PARTS = 2048
const MANY_DIGITS = 5

const RULES: readonly (DetailKind | '')[] = [
  '',
  'person_name',
  'email',
  'phone',
  'student_id',
  'case_number',
  'exact_date',
  'hearing_detail',
  'address_or_room',
  'social_handle',
  'url_to_person',
  'unique_circumstance',
  'group',
]

/**
 * What the tagger is told of each token; `learning/details/signs.py` makes the same from what `export.ts` writes.
 *
 * @param found what rules have found, in text order
 */
export function signsOf(tokens: readonly Token[], found: readonly Candidate[]): Signs[] {
  let next = 0
  return tokens.map((token) => {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next += 1
    const one = found[next]
    const rule = one && one.start < token.end ? one.kind : ''
    const spelt = token.key.replace(/\d/g, '9')
    return {
      word: wordOf(token.key),
      spelling: placeOf(`w ${spelt}`) % SPELLINGS,
      beginning: placeOf(`p3 ${spelt.slice(0, 3)}`) % PARTS,
      threeLast: placeOf(`e3 ${spelt.slice(-3)}`) % PARTS,
      twoLast: placeOf(`e2 ${spelt.slice(-2)}`) % PARTS,
      name: nameOf(token.key),
      shape: shapeOf(token),
      digits: Math.min(token.digits, MANY_DIGITS),
      rule: Math.max(0, RULES.indexOf(rule)),
    }
  })
}

/** Capital, place in the sentence and punctuation as bits. */
export function shapeOf({ capital, opens, closes, ends }: Token): number {
  return (capital ? 1 : 0) + (opens ? 2 : 0) + (closes ? 4 : 0) + (ends ? 8 : 0)
}
