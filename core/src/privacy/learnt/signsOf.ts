import type { Candidate, DetailKind } from '../detail.ts'
import type { Token } from '../words/token.ts'
import type { NameOf } from './names.ts'

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

/** Numbers of a token's signs. */
export const SIGNS = 4

/**
 * What the model is told of each token beside its letters: whether people are called so, its shape, its digits, and the kind
 * of detail that a rule found there. Each is a row of a table, from 1; `Row` in learning/details/model.py makes the same.
 *
 * @param found what rules have found, in text order
 */
export function signsOf(
  tokens: readonly Token[],
  found: readonly Candidate[],
  nameOf: NameOf,
): number[][] {
  let next = 0
  return tokens.map((token) => {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next += 1
    const one = found[next]
    const rule = one && one.start < token.end ? one.kind : ''
    return [
      1 + nameOf(token.key),
      1 + shapeOf(token),
      1 + Math.min(token.digits, MANY_DIGITS),
      1 + Math.max(0, RULES.indexOf(rule)),
    ]
  })
}

/** Capital, place in the sentence and punctuation as bits. */
export function shapeOf({ capital, opens, closes, ends }: Token): number {
  return (capital ? 1 : 0) + (opens ? 2 : 0) + (closes ? 4 : 0) + (ends ? 8 : 0)
}
