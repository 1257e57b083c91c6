import { describe, expect, it } from 'vitest'
import { headsFileOf } from './heads.ts'
import { FEATURES } from './judge.ts'
import { PAPER_SIGNS } from './kindJudge.ts'

const judge = { weights: Array.from({ length: FEATURES }, () => 0.1), bias: 0 }
const usual = { school_policy: { 'NOA-01': -3 } }
const signs = Array.from({ length: PAPER_SIGNS }, () => 0.1)
/** Of vectors of one number, so that a sentence has two, its mean and its largest; it knows three words. */
const file = {
  columns: ['NOA-01', 'NOA-02'],
  kinds: ['school_policy', 'other'],
  audiences: ['k12'],
  rules: ['2020'],
  heads: {
    stances: { inputs: 2, outputs: 6, at: 0 },
    paper: { inputs: 2, outputs: 4, at: 18 },
    opening: { inputs: 3, outputs: 2, at: 30 },
  },
  judges: { met: judge, against: judge, missing: judge, usual },
  kindJudge: { kinds: ['school_policy', 'other'], weights: [signs, signs], biases: [0, 0] },
}
const numbers = new Float32Array(38)

describe('the heads of a model', () => {
  it('are taken where names and numbers fit', () => {
    expect(headsFileOf(file, numbers, 1, 3)).toBe(file)
  })

  it.each([
    ['cut off', numbers.subarray(0, 37)],
    ['longer than it should be', new Float32Array(39)],
    ['no numbers', new Float32Array(38).fill(Number.NaN)],
  ])('are not taken where heads.bin is %s', (_, damaged) => {
    expect(() => headsFileOf(file, damaged, 1, 3)).toThrow(/heads\.bin/)
  })

  it.each([
    ['is of another model', { ...file, columns: ['NOA-01', 'NOA-02', 'NOA-03'] }],
    ['has no heads', { ...file, heads: {} }],
    ['has no names', { ...file, rules: [] }],
    ['has no judges', { ...file, judges: undefined }],
    ['has half a judge', { ...file, judges: { ...file.judges, met: { weights: [1], bias: 0 } } }],
    ['does not know what is usual', { ...file, judges: { ...file.judges, usual: {} } }],
    ['does not judge kinds', { ...file, kindJudge: undefined }],
    ['judges a kind by half', { ...file, kindJudge: { ...file.kindJudge, weights: [signs, [1]] } }],
    ['is a list', []],
    ['is nothing', null],
  ])('are not taken where heads.json %s', (_, damaged) => {
    expect(() => headsFileOf(damaged, numbers, 1, 3)).toThrow(/heads\.json/)
  })

  it('are not taken for vectors of another width, or for other words', () => {
    expect(() => headsFileOf(file, numbers, 2, 3)).toThrow(/heads\.json/)
    expect(() => headsFileOf(file, numbers, 1, 4)).toThrow(/heads\.json/)
  })
})
