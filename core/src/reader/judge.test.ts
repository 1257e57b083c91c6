import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evidenceOf } from './evidence.ts'
import { sentence } from './fixtures.ts'
import { FEATURES, likelihoodOf, usualIn } from './judge.ts'
import { kindShares, PAPER_SIGNS } from './kindJudge.ts'
import { pool } from './pool.ts'

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const signs = fc.array(number, { minLength: 11, maxLength: 11 })
const weights = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
  minLength: FEATURES,
  maxLength: FEATURES,
})

describe('J4 how likely a judgment is', () => {
  it('is a share between 0 and 1, however sure the model says it is', () => {
    fc.assert(
      fc.property(weights, signs, fc.boolean(), (own, given, isPolicy) => {
        const likelihood = likelihoodOf({ weights: own, bias: 0 }, given, isPolicy)
        expect(likelihood).toBeGreaterThanOrEqual(0)
        expect(likelihood).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is the same for a policy and a letter only where the judge gives a policy no weight', () => {
    const judge = { weights: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], bias: 0 }
    const given = [0.5, 0, 0, 0, 0, 0, 0, 0]
    expect(likelihoodOf(judge, given, true)).toBeGreaterThan(likelihoodOf(judge, given, false))
    const blind = { weights: [1], bias: 0 }
    expect(likelihoodOf(blind, given, true)).toBe(likelihoodOf(blind, given, false))
  })

  it('goes by a small number for what no letter of a kind was ever asked about', () => {
    const judges = { usual: { school_policy: { 'NOA-01': -2 } } } as unknown as Parameters<
      typeof usualIn
    >[0]
    expect(usualIn(judges, 'school_policy', 'NOA-01')).toBe(-2)
    expect(usualIn(judges, 'school_policy', 'NOA-02')).toBeLessThan(-2)
    expect(usualIn(judges, 'hearing_notice', 'NOA-01')).toBe(usualIn(judges, 'other', 'DET-01'))
  })
})

it('K1 the shares of kinds are 1 together, and none is below 0, for any signs', () => {
  const kinds = ['school_policy', 'general_conduct', 'other']
  const paper = fc.array(number, { minLength: PAPER_SIGNS, maxLength: PAPER_SIGNS })
  fc.assert(
    fc.property(paper, fc.array(paper, { minLength: 3, maxLength: 3 }), (given, own) => {
      const shares = [...kindShares({ kinds, weights: own, biases: [0, 1, -1] }, given).values()]
      expect(shares).toHaveLength(3)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    }),
  )
})

describe('what tokens are judged by', () => {
  const vectors = fc.array(
    fc.tuple(
      fc.float({ noNaN: true, min: -9, max: 9 }),
      fc.float({ noNaN: true, min: -9, max: 9 }),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )

  it('is the mean and the largest of each number, which lies at or above the mean', () => {
    fc.assert(
      fc.property(vectors, (rows) => {
        const pooled = pool(Float32Array.from(rows.flat()), 2, 0, rows.length)
        for (const place of [0, 1]) {
          const column = rows.map((row) => Math.fround(row[place] ?? 0))
          expect(pooled[2 + place]).toBe(Math.max(...column))
          expect(pooled[place] ?? Number.NaN).toBeCloseTo(
            column.reduce((a, b) => a + b, 0) / rows.length,
            4,
          )
        }
      }),
    )
  })

  it('is of the named tokens alone: what stands around them changes nothing', () => {
    const tokens = Float32Array.of(100, 100, 1, 2, 3, 4, 100, 100)
    expect([...pool(tokens, 2, 1, 3)]).toEqual([2, 3, 3, 4])
    expect([...pool(Float32Array.of(-5, -7), 2, 0, 1)]).toEqual([-5, -7, -5, -7])
  })

  it('leaves the vectors as they were', () => {
    const tokens = Float32Array.of(1, 2, 3, 4)
    pool(tokens, 2, 0, 2)
    expect([...tokens]).toEqual([1, 2, 3, 4])
  })
})

describe('J3 the evidence', () => {
  const score = fc.integer({ min: -9, max: 9 })
  const stances = fc.array(fc.record({ met: score, speaks: score, against: score }), {
    minLength: 1,
    maxLength: 12,
  })

  it('is the strongest of all sentences, the first of them where several are as strong', () => {
    fc.assert(
      fc.property(stances, (said) => {
        const sentences = said.map((_, at) => sentence(`Sentence ${at}.`, '', at))
        const evidence = evidenceOf(sentences, said, -3)
        for (const side of ['met', 'against'] as const) {
          const most = Math.max(...said.map((one) => one[side]))
          expect(evidence?.[side].index).toBe(said.findIndex((one) => one[side] === most))
        }
      }),
    )
  })

  it('has for each best score one that is no better, so that a second sentence never counts twice', () => {
    fc.assert(
      fc.property(stances, (said) => {
        const sentences = said.map((_, at) => sentence('x', '', at))
        const [met = 0, met2 = 0, speaks = 0, speaks2 = 0, against = 0, against2 = 0] =
          evidenceOf(sentences, said, -3)?.signs ?? []
        expect([met2 <= met, speaks2 <= speaks, against2 <= against]).toEqual([true, true, true])
      }),
    )
  })
})
