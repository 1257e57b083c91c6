import { markers2024 } from '../../classify/markers2024.ts'
import type { Facts } from '../../facts.ts'
import type { Hit } from '../../language/find.ts'
import { rule } from '../../rule.ts'

/** A document that carries strong signs of the 2024 rule, which is no longer in force. */
export const vacatedRule = rule('LAW-01', {
  check: (facts) => {
    if (facts.rule !== '2024_markers') return { state: 'silent' }
    const at = firstSign(facts)
    return at ? { state: 'ask', at } : { state: 'ask' }
  },
})

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
