import { expect, it } from 'vitest'
import { unbroken } from './UnbrokenCites.tsx'

it('keeps the name of the law with its number, also within parentheses', () => {
  expect(unbroken('34 CFR 106.30(a) (Complainant)')).toBe(
    '34\u00a0CFR\u00a0106.30(a) (Complainant)',
  )
  expect(unbroken('(34 CFR 106.45(b)(7)(ii)(E))')).toBe('(34\u00a0CFR\u00a0106.45(b)(7)(ii)(E))')
  expect(unbroken('20 U.S.C. 1681')).toBe('20\u00a0U.S.C.\u00a01681')
})
