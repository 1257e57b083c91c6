import type { Detail } from '@hub/core/privacy/detail'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryDetails } from './useDetails.ts'

function detail(text: string, words: string): Detail {
  const start = text.indexOf(words)
  return {
    kind: 'exact_date',
    start,
    end: start + words.length,
    text: words,
    why: '',
    replacement: null,
  }
}

const before = 'On March 12 I met Dean Hale there.'
const both = [detail(before, 'March 12'), detail(before, 'Dean Hale')]

test('details in front of a change stay and those behind it move', () => {
  const after = 'On March 12 I never met Dean Hale there.'
  expect(carryDetails(both, before, after)).toEqual([
    detail(after, 'March 12'),
    detail(after, 'Dean Hale'),
  ])
})

test('a detail that the change touches is dropped', () => {
  const after = 'On March 1 I met Dean Hale there.'
  expect(carryDetails(both, before, after)).toEqual([detail(after, 'Dean Hale')])
})

test('an emptied text keeps no detail', () => {
  expect(carryDetails(both, before, '')).toEqual([])
})

test('whatever is typed anywhere, a kept detail lies on its own words', () => {
  const change = fc.record({ at: fc.nat(before.length), cut: fc.nat(12), put: fc.string() })
  fc.assert(
    fc.property(change, ({ at, cut, put }) => {
      const after = before.slice(0, at) + put + before.slice(at + cut)
      for (const kept of carryDetails(both, before, after)) {
        expect(after.slice(kept.start, kept.end)).toBe(kept.text)
      }
    }),
  )
})
