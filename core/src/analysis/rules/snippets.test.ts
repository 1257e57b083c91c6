/** The rules of closings and of policies by their snippets. */
import { describe, expect, test } from 'vitest'
import type { Rule } from '../rule.ts'
import { appealVectors } from './closing/fixtures/appeal.ts'
import { dismissalVectors } from './closing/fixtures/dismissal.ts'
import { isIssue, measure, type Snippets, stateOf } from './closing/fixtures/measure.ts'
import { removalVectors } from './closing/fixtures/removal.ts'
import { resolutionVectors } from './closing/fixtures/resolution.ts'
import { secondClosing } from './closing/fixtures/second.ts'
import { thirdClosing } from './closing/fixtures/third.ts'
import { closingRules } from './closing/index.ts'
import { processVectors } from './policy/fixtures/process.ts'
import { rightsVectors } from './policy/fixtures/rights.ts'
import { secondPolicy } from './policy/fixtures/second.ts'
import { thirdPolicy } from './policy/fixtures/third.ts'
import { policyRules } from './policy/index.ts'

interface Group {
  name: string
  rules: readonly Rule[]
  /** What the rules were tuned on: how these fare says little about unseen words. */
  tuned: readonly Snippets[]
  /** In unlike words. */
  last: Snippets
}

const groups: readonly Group[] = [
  {
    name: 'closing',
    rules: closingRules,
    tuned: [dismissalVectors, appealVectors, resolutionVectors, removalVectors, secondClosing],
    last: thirdClosing,
  },
  {
    name: 'policy',
    rules: policyRules,
    tuned: [processVectors, rightsVectors, secondPolicy],
    last: thirdPolicy,
  },
]

describe.each(groups)('$name', ({ last, rules, tuned }) => {
  const withSnippets = rules.filter(({ requirements: [id] }) => tuned.some((set) => id in set))

  describe.each(withSnippets)('$requirements.0 $title', (rule) => {
    const [id] = rule.requirements
    const snippets = tuned.flatMap((set) => set[id] ?? [])
    const isRight = (snippet: (typeof snippets)[number]) =>
      isIssue(stateOf(rule, snippet)) === isIssue(snippet.expected)

    test(`${id} raises at least three in four of its snippets`, () => {
      const issues = snippets.filter(({ expected }) => isIssue(expected))
      expect(issues.filter(isRight).length / issues.length).toBeGreaterThanOrEqual(0.75)
    })

    test(`${id} raises next to none of the snippets that only look like it`, () => {
      const traps = snippets.filter(({ expected }) => !isIssue(expected))
      expect(traps.filter((trap) => !isRight(trap)).length).toBeLessThanOrEqual(1)
    })
  })

  test('of the snippets that were tuned on, nine in ten are raised, with precision 0.95', () => {
    const { recall, precision } = measure(rules, tuned)
    expect(recall).toBeGreaterThanOrEqual(0.9)
    expect(precision).toBeGreaterThanOrEqual(0.95)
  })

  test('of the last snippets, in unlike words, few raise a false alarm', () => {
    const { recall, precision } = measure(rules, [last])
    expect(recall).toBeGreaterThanOrEqual(0.3)
    expect(precision).toBeGreaterThanOrEqual(0.8)
  })
})
