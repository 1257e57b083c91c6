import { cautiousSetup } from '@hub/core/trust/setup'
import { places } from '@hub/core/trust/statement'
import { trustTopics } from '@hub/core/trust/topics'
import { expect, test } from 'vitest'
import { everything, filterTopics } from './filterTopics.ts'

const topics = trustTopics(cautiousSetup)

test('without a choice everything is there', () => {
  expect(filterTopics(topics, everything)).toEqual(topics)
})

test('a part shows itself alone', () => {
  const shown = filterTopics(topics, { ...everything, part: 'reviews' })
  expect(shown.map(({ slug }) => slug)).toEqual(['reviews'])
})

test.each(places)('what is kept at "%s" stands alone, and none of it is missing', (where) => {
  const there = topics.flatMap(({ lines }) => lines).filter((line) => line.where.includes(where))
  const shown = filterTopics(topics, { ...everything, where })
  expect(there.length).toBeGreaterThan(0)
  expect(shown.flatMap(({ lines }) => lines)).toEqual(there)
})

test('a part that keeps nothing there gives an empty list', () => {
  expect(filterTopics(topics, { part: 'reviews', where: 'chain' })).toEqual([])
})
