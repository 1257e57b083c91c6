import { expect, test } from 'vitest'
import { addTags } from './tags.ts'

test('adds each word between commas, without spaces around it and empty ones', () => {
  expect(addTags(['support'], ' fair   process, ,timeline,')).toEqual([
    'support',
    'fair process',
    'timeline',
  ])
})

test('adds no tag twice, in capitals or not', () => {
  expect(addTags(['support'], 'Support, timeline, TIMELINE')).toEqual(['support', 'timeline'])
})
