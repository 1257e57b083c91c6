import { expect, it } from 'vitest'
import { matterBeyondSex } from './plainSigns.ts'

it.each([
  ['my landlord will not fix the heat', 'housing'],
  ['the professor marks me down for my accent', 'otherLaw'],
  ['can they fine me for a vape in the dorm', 'schoolRules'],
  ['my landlord keeps touching me', null],
  ['they fine me because i reported him', null],
  ['who decides my case', null],
] as const)('A30: "%s" is beyond Title IX as %s', (text, kind) => {
  expect(matterBeyondSex([text])).toBe(kind)
})
