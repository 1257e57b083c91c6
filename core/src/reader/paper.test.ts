import { expect, it } from 'vitest'
import type { HeadsFile } from './heads.ts'
import { kindShares } from './kindJudge.ts'
import { paperOf } from './paper.ts'

const kinds = ['school_policy', 'general_conduct', 'other']
const [audiences, rules] = [
  ['unknown', 'k12'],
  ['none', '2020', 'unsure'],
]
const outputs = kinds.length + audiences.length + rules.length
const plain = [0, 0, 0]
/** How many words the model knows. */
const words = 4
const nowhere = { inputs: outputs, outputs: 0, at: 0 }
/** A window is given as the scores that the head shall give it. */
const file = {
  kinds,
  audiences,
  rules,
  heads: {
    paper: { inputs: outputs, outputs, at: 0 },
    stances: nowhere,
    opening: { inputs: words, outputs: kinds.length, at: (outputs + 1) * outputs },
  },
} as unknown as HeadsFile
const same = Array.from({ length: outputs ** 2 }, (_, at) => (at % (outputs + 1) === 0 ? 1 : 0))
/** What each word says of a policy, of a conduct code and of another paper; then what any words say. */
const ofWords = [[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 2, 0], plain].flat()
const numbers = Float32Array.from([same, Array.from({ length: outputs }, () => 0), ofWords].flat())

const window = (ofKinds: readonly number[], ofAudiences = [0, 0], ofRules = plain) =>
  Float32Array.from([...ofKinds, ...ofAudiences, ...ofRules])
const read = (...windows: Float32Array[]) => paperOf(file, numbers, windows, [])

it('a kind is as likely as its windows say in the mean, the first of which counts twice', () => {
  const { kinds: read2 } = read(window([0, -90, 0]), window(plain))
  expect(read2.get('other')).toBeCloseTo((2 * Math.log(1 / 2) + Math.log(1 / 3)) / 3, 5)
})

it('a kind has the share that its windows give it in the mean', () => {
  const { shares } = read(window([0, -90, -90]), window([-90, -90, 0]))
  expect([...shares.values()].map((share) => Math.round(share * 10) / 10)).toEqual([0.5, 0, 0.5])
})

it('one window that is sure of a policy weighs more than two that doubt it a little', () => {
  const sure = [9, 0, 0]
  const doubting = [0, 0, 1]
  const { paperSigns } = read(window(doubting), window(sure), window(doubting))
  expect(paperSigns[0]).toBeGreaterThan(0)
  // The first window, alone.
  expect(paperSigns[2]).toBeCloseTo(-1, 5)
})

it('what is all but impossible in a window is no more than unlikely', () => {
  const { paperSigns } = read(window([0, -500, 0], [-500, 0], [-500, 0, -500]))
  expect(paperSigns.every((sign) => Math.abs(sign) <= 8)).toBe(true)
  expect(paperSigns.slice(4, 7)).toEqual([-8, -8, -8])
})

it('a paper is likelier of the kind whose words it begins with, the more of them it has', () => {
  const byWords = (...tokens: number[]) =>
    paperOf(file, numbers, [window(plain)], tokens).paperSigns.slice(7)
  const [policy = 0, conduct = 0] = byWords(0)
  expect(policy).toBeGreaterThan(conduct)
  const [diluted = 0] = byWords(0, 3)
  expect(diluted).toBeLessThan(policy)
  expect(byWords()).toEqual(byWords(3))
})

it('nothing is known of a paper without words', () => {
  expect(read()).toEqual({ kinds: new Map(), shares: new Map(), paperSigns: [] })
})

it('the shares of kinds add up to one, however far apart their odds are', () => {
  const judge = { kinds, weights: [[900], [0], [-900]], biases: [0, 0, 0] }
  const shares = kindShares(judge, [1])
  expect(shares.get('school_policy')).toBe(1)
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(1)
})
