import { expect, test } from 'vitest'
import { distinctTags, hasTag } from './tags.ts'

test('a tag is the same in capitals', () => {
  expect(hasTag(['Support'], 'support')).toBe(true)
  expect(hasTag(['support'], 'supports')).toBe(false)
})

test('of tags that are the same the first stays, in its place', () => {
  expect(distinctTags(['a', 'b', 'a', 'A', 'c', 'B'])).toEqual(['a', 'b', 'c'])
  expect(distinctTags([])).toEqual([])
})
