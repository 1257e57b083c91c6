import type { Reading } from '../../../document/reading.ts'
import { phrase } from '../../language/phrase.ts'
import { removesSomebody } from '../../language/removesSomebody.ts'
import type { Rule, Verdict } from '../../rule.ts'

const noContact = phrase`(?:no[- ]contact|stay[- ]away (?:order|directive)|not (?:to )?contact)`

/** A letter that only forbids contact: the rules about emergency removals have nothing to say of it. */
function onlyNoContact(reading: Reading): boolean {
  const forbids = reading.sentences.some(({ plain }) => plain.search(noContact) !== -1)
  return forbids && !removesSomebody(reading)
}

/** The check of a rule about removals, silent on letters that remove nobody. */
export function ofRemovals(check: Rule['check']): Rule['check'] {
  const silent: Verdict = { state: 'silent' }
  return (facts) =>
    facts.docType !== 'school_policy' && onlyNoContact(facts.reading) ? silent : check(facts)
}
