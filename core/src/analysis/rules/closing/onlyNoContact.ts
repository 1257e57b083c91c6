import type { Reading } from '../../../document/reading.ts'
import { phrase } from '../../language/phrase.ts'
import type { Rule, Verdict } from '../../rule.ts'

const noContact = phrase`(?:no[- ]contact|stay[- ]away (?:order|directive)|not (?:to )?contact)`
const removed = phrase`(?:remov\w+|suspen(?:ded|sion)|exclu(?:ded|sion)|(?:barred|banned) from|persona non grata|leave campus|off campus|stay away from (?:campus|school))`

/** A letter that only forbids contact: the rules about emergency removals have nothing to say of it. */
function onlyNoContact({ sentences }: Reading): boolean {
  const says = (words: RegExp) => sentences.some(({ plain }) => plain.search(words) !== -1)
  return says(noContact) && !says(removed)
}

/** The check of a rule about removals, silent on letters that remove nobody. */
export function ofRemovals(check: Rule['check']): Rule['check'] {
  const silent: Verdict = { state: 'silent' }
  return (facts) =>
    facts.docType !== 'school_policy' && onlyNoContact(facts.reading) ? silent : check(facts)
}
