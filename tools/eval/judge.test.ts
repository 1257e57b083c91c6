import type { Answer } from '@hub/core/assistant/exchange'
import { expect, it } from 'vitest'
import { failuresOf, type LabelledQuestion } from './judge.ts'

const labelled: LabelledQuestion = {
  id: 'x',
  question: 'x',
  mustCite: ['34 CFR 106.45(b)(5)', '34 CFR 106.71(a)'],
  mustSay: [['ten days', '10 days'], ['Written response']],
  mustNotRegex: ['\\bguilty\\b'],
  kind: 'evidence',
}
const given = (text: string, cites: readonly string[] = []): Answer => ({
  kind: 'answer',
  text,
  citations: cites.map((cite) => ({ cite })),
})

it('passes what cites a paragraph under one of those wanted and says a way of each fact', () => {
  const right = given('You get 10 days for a WRITTEN response.', ['34 CFR 106.45(b)(5)(vi)'])
  expect(failuresOf(labelled, right)).toEqual([])
})

it('tells each thing that is missing or forbidden', () => {
  expect(failuresOf(labelled, given('He is guilty.', ['34 CFR 106.44(a)']))).toHaveLength(4)
  expect(failuresOf(labelled, given('10 days, written response', []))).toHaveLength(1)
})

it('asks that the numbers come first in a crisis', () => {
  const crisis = { ...labelled, mustCite: [], mustSay: [], kind: 'crisis' }
  expect(failuresOf(crisis, given('Call 988 now.'))).toEqual([])
  expect(failuresOf(crisis, given(`${'First some words. '.repeat(5)} Call 988.`))).toHaveLength(1)
  expect(
    failuresOf(crisis, given('No number at all, but quite a few words that go on and on.')),
  ).toHaveLength(1)
})
