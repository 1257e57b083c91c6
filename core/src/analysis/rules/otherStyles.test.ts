/** The rules by sentences in other styles, each both ways. */
import { describe, expect, test } from 'vitest'
import { appealWays } from './closing/fixtures/appealWays.ts'
import { closingManyWays } from './closing/fixtures/manyWays.ts'
import type { Snippets } from './closing/fixtures/measure.ts'
import { closingOtherStyles } from './closing/fixtures/otherStyles.ts'
import { removalWays } from './closing/fixtures/removalWays.ts'
import { resolutionWays } from './closing/fixtures/resolutionWays.ts'
import { decisionManyWays } from './decision/fixtures/manyWays.ts'
import { decisionOtherStyles } from './decision/fixtures/otherStyles.ts'
import { rules } from './index.ts'
import { laterManyWays, noticeManyWays } from './notice/fixtures/manyWays.ts'
import { noticeOtherStyles } from './notice/fixtures/otherStyles.ts'
import { factsOf, isAsExpected } from './notice/fixtures/vectors.ts'
import { policyOtherStyles } from './policy/fixtures/otherStyles.ts'
import { policyWays } from './policy/fixtures/ways.ts'

const sets: readonly Snippets[] = [
  noticeOtherStyles,
  noticeManyWays,
  laterManyWays,
  decisionOtherStyles,
  closingOtherStyles,
  policyOtherStyles,
  decisionManyWays,
  closingManyWays,
  resolutionWays,
  removalWays,
  appealWays,
  policyWays,
]
const groups = {
  RPT: 'investigative_report',
  HRG: 'hearing_notice',
  DET: 'written_determination',
  POL: 'school_policy',
} as const

describe.each(sets.flatMap((set) => Object.entries(set)))('%s', (id, vectors) => {
  const rule = rules.find(({ requirements }) => requirements.some((one) => one === id))
  test('has sentences both ways', () => {
    const isAgainst = vectors.map(
      ({ expected }) => expected === 'contradicted' || expected === 'missing',
    )
    expect(new Set(isAgainst).size).toBe(2)
  })
  test.each(vectors)(`${id} $expected: $text`, (vector) => {
    if (!rule) throw new Error(`No rule for ${id}.`)
    const group = groups[id.slice(0, 3) as keyof typeof groups]
    const facts = factsOf(vector, group ?? rule.documents[0] ?? 'other')
    expect(isAsExpected(rule.check(facts).state, vector)).toBe(true)
  })
})
