import { expect, it } from 'vitest'
import { note10645 } from './note10645.ts'

it('tells how to know the text in force, where a cite leads to its section', () => {
  expect(note10645(['34 CFR 106.44(a)', '34 CFR 106.45(b)(5)(iv)'])).toMatch(
    /^Section 106\.45 in force is headed “Grievance process for .*”\. A page with another heading is a copy from before September 29, 2026/,
  )
  expect(note10645(['34 CFR 106.44(a)', '20 U.S.C. 1681'])).toBe('')
  expect(note10645([])).toBe('')
})
