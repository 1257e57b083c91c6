import { olderCopy, ruleInForce } from '../../../knowledge/law.ts'
import { markers2024 } from '../../classify/markers2024.ts'
import type { Facts } from '../../facts.ts'
import type { Hit } from '../../language/find.ts'
import { titleIxDocuments } from '../../report.ts'
import type { Rule } from '../../rule.ts'

/** A document that carries strong signs of the 2024 rule, which is no longer in force. */
export const vacatedRule: Rule = {
  requirements: ['LAW-01'],
  title: 'Which rule the document follows',
  documents: titleIxDocuments,
  check: (facts) => {
    if (facts.rule !== '2024_markers') return { state: 'silent' }
    const at = firstSign(facts)
    return at ? { state: 'ask', at } : { state: 'ask' }
  },
  toAsk: `This document seems to follow the 2024 Title IX rule. A court vacated that rule on January 9, 2025. ${ruleInForce} ${olderCopy}`,
  why: 'The two rules do not give the same rights.',
  ask: 'Which Title IX rule does the school follow in this case?',
}

/** The words of the strongest sign; the first of them where several are as strong. */
function firstSign({ reading }: Facts): Hit | null {
  const strongest = markers2024.toSorted((a, b) => b.weight - a.weight)
  for (const { says } of strongest) {
    for (const sentence of reading.sentences) {
      if (sentence.plain.search(says) !== -1)
        return { sentence, start: sentence.start, end: sentence.end }
    }
  }
  return null
}
