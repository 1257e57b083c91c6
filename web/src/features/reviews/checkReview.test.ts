import { expect, test } from 'vitest'
import { reviewErrors, serverErrors, tagsError } from './checkReview.ts'
import { emptyForm } from './draft.ts'
import { reviewBody } from './postReview.ts'

const { draft } = emptyForm()
const filled = { ...draft, title: 'Slow', content: 'Four months.', schoolText: 'Lakeside College' }

test('a filled form has no errors', () => {
  expect(reviewErrors(reviewBody(filled))).toEqual({})
})

test('an untouched form says all that is missing at once', () => {
  expect(reviewErrors(reviewBody(draft))).toEqual({
    schoolName: 'Choose one school from the list, or type its name',
    title: 'Title is required',
    content: 'Details are required',
  })
})

test('texts too long by one and a ninth tag are refused at their fields', () => {
  const tags = Array.from({ length: 9 }, (_, at) => `tag ${at}`)
  const body = { ...reviewBody(filled), tags, title: 'x'.repeat(256), content: 'x'.repeat(10_001) }
  expect(reviewErrors(body)).toEqual({
    title: 'Title must be at most 255 characters',
    content: 'Details must be at most 10,000 characters',
    tags: 'Use at most 8 tags',
  })
  expect(tagsError(['x'.repeat(33)])).toBe('A tag must be at most 32 characters')
  expect(tagsError(['x'.repeat(32)])).toBeUndefined()
})

test("the server's errors come to the fields of the form", () => {
  expect(serverErrors({ schoolId: 'No such school', 'tags.3': 'Too long', title: 'Bad' })).toEqual({
    schoolName: 'No such school',
    tags: 'Too long',
    title: 'Bad',
  })
})
