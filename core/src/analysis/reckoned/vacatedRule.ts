import { markers2024 } from '../classify/markers2024.ts'
import type { Facts } from '../facts.ts'
import type { Verdict } from '../verdict.ts'

/** A document that carries strong signs of the 2024 rule, which is no longer in force: the sentence of its strongest one. */
export function vacatedRule({ rule, reading }: Facts): Verdict {
  if (rule !== '2024_markers') return { state: 'silent' }
  for (const { says } of markers2024.toSorted((a, b) => b.weight - a.weight)) {
    const at = reading.sentences.find(({ plain }) => says.test(plain))
    if (at) return { state: 'ask', at }
  }
  return { state: 'silent' }
}
