import { expect, test } from 'vitest'
import { emptyForm } from './draft.ts'
import { anyDigest, reviewWrite } from './usePostReview.ts'

const { draft } = emptyForm()
const filled = { ...draft, title: ' Slow ', content: 'Four months.', schoolText: ' Lakeside ' }

test('a typed school goes by its name with the id 0', () => {
  const { args } = reviewWrite({ ...filled, schoolFrom: 'typed' }, anyDigest)
  expect(args).toEqual([0n, 'Lakeside', 5, 'Slow', anyDigest, [], true])
})

test('a school of the list goes by its id with an empty name', () => {
  const { args } = reviewWrite({ ...filled, school: { id: 7, name: 'Marrow' } }, anyDigest)
  expect(args.slice(0, 2)).toEqual([7n, ''])
})

test('a school that was picked before typing another does not count', () => {
  const typed = { ...filled, schoolFrom: 'typed' as const, school: { id: 7, name: 'Marrow' } }
  expect(reviewWrite(typed, anyDigest).args.slice(0, 2)).toEqual([0n, 'Lakeside'])
})

test('a tag still in its box is sent too, and the details never are', () => {
  const tagged = { ...filled, tags: ['support'], tagText: 'timeline', isAnonymous: false }
  const { args } = reviewWrite(tagged, anyDigest)
  expect(args.slice(5)).toEqual([['support', 'timeline'], false])
  expect(JSON.stringify(args, (_, value) => String(value))).not.toContain('Four months')
})
