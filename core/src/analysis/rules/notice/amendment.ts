import type { Reading } from '../../../document/reading.ts'
import type { Rule } from '../../rule.ts'

const amends =
  /\b(?:(?:amended|supplement(?:al|ary)|updated|revised|second|further) (?:written )?notice|notice of (?:additional|further|new|added) allegations?|adds? the following allegations?)\b/
/** A heading or an opening sentence tells what a letter is. */
const OPENING = 14

/** Whether the document adds to an earlier notice, which holds the statements that it need not repeat. */
export function isAmendment({ sentences }: Reading): boolean {
  return sentences
    .slice(0, OPENING)
    .some(({ plain }) => amends.test(plain) && !/\b(?:if|no|not|without|never)\b/.test(plain))
}

/** A check that finds nothing missing in a letter that only adds to an earlier notice. */
export function unlessAmendment(check: Rule['check']): Rule['check'] {
  return (facts) => {
    const verdict = check(facts)
    const isOwed = verdict.state !== 'missing' || !isAmendment(facts.reading)
    return isOwed ? verdict : { state: 'silent' }
  }
}
