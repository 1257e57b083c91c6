import { describe, expect, test } from 'vitest'
import { isIssue, measure, type Snippets, stateOf } from '../closing/fixtures/measure.ts'
import { processVectors } from './fixtures/process.ts'
import { rightsVectors } from './fixtures/rights.ts'
import { secondPolicy } from './fixtures/second.ts'
import { thirdPolicy } from './fixtures/third.ts'
import { policyRules } from './index.ts'

/** Snippets that the rules were tuned on: how these fare says little about unseen words. */
const tuned: readonly Snippets[] = [processVectors, rightsVectors, secondPolicy]
const withSnippets = policyRules.filter(({ requirements: [id] }) => tuned.some((set) => id in set))

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
  const { recall, precision } = measure(policyRules, tuned)
  expect(recall).toBeGreaterThanOrEqual(0.9)
  expect(precision).toBeGreaterThanOrEqual(0.95)
})

test('of the last snippets, in unlike words, few raise a false alarm', () => {
  const { recall, precision } = measure(policyRules, [thirdPolicy])
  expect(recall).toBeGreaterThanOrEqual(0.3)
  expect(precision).toBeGreaterThanOrEqual(0.8)
})
