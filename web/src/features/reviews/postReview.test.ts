import type { NewReview } from '@hub/api/reviews'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyForm } from './draft.ts'
import { postReview, reviewBody } from './postReview.ts'

const review: NewReview = { schoolName: 'Elm College', title: 'One', content: 'Words', rating: 3 }

const other: NewReview = { ...review, title: 'Another' }

/** The answers to come, one for each request, and the numbers that came with the requests. */
let answers: (() => Response | Promise<Response>)[]

let numbers: string[]

beforeEach(() => {
  answers = []
  numbers = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    numbers.push(headers['idempotency-key'] ?? '')
    return answers.shift()?.()
  })
})

afterEach(() => vi.unstubAllGlobals())

const stored = () => Response.json({}, { status: 201 })

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('what was not answered keeps its number when another review was posted between', async () => {
  answers = [lost, stored, stored]
  await postReview(review)
  await postReview(other)
  await postReview(review)
  expect(numbers[2]).toBe(numbers[0])
  expect(numbers[1]).not.toBe(numbers[0])
})

test('an answer that comes late does not take the number of another review', async () => {
  const late = Promise.withResolvers<Response>()
  answers = [() => late.promise, lost, stored]
  const first = postReview(review)
  await postReview(other)
  late.resolve(stored())
  await first
  await postReview(other)
  expect(numbers[2]).toBe(numbers[1])
})

test('the same words, posted again after an answer, are another review', async () => {
  answers = [stored, stored]
  await postReview(review)
  await postReview(review)
  expect(numbers[1]).not.toBe(numbers[0])
})

const { draft } = emptyForm()

const lakeside = { id: 4, name: 'Lakeside College' }

const filled = { ...draft, title: 'Slow', content: 'Four months.', schoolText: 'Lakeside College' }

test('a typed school goes by its name, with the number null', () => {
  expect(reviewBody({ ...filled, schoolText: ' Lakeside ' })).toEqual({
    rating: 1,
    title: 'Slow',
    content: 'Four months.',
    reviewType: 'school',
    schoolId: null,
    schoolName: 'Lakeside',
    administratorId: null,
    tags: [],
    isAnonymous: true,
  })
})

test('a school from the list goes by its number, with the name null', () => {
  const body = reviewBody({ ...filled, school: lakeside })
  expect([body.schoolId, body.schoolName]).toEqual([4, null])
})

test('the school of the page wins over anything typed', () => {
  const body = reviewBody({ ...filled, school: lakeside }, { id: 8, name: 'Marrow University' })
  expect([body.schoolId, body.schoolName]).toEqual([8, null])
})

test('a tag that is still in its box is sent too', () => {
  expect(reviewBody({ ...filled, tags: ['support'], tagText: 'timeline' }).tags).toEqual([
    'support',
    'timeline',
  ])
})

test('answers about the process go with the role of who gives them, and a role alone stays here', () => {
  const authorRole = 'respondent'
  expect(reviewBody({ ...filled, authorRole, processFacts: { notice: false } })).toMatchObject({
    authorRole,
    processFacts: { notice: false },
  })
  expect(reviewBody({ ...filled, authorRole })).not.toHaveProperty('authorRole')
})

test('a proof goes with a review of its own school, and with no other', () => {
  const signed = { quarter: '2026Q4', message: 'bWVzc2FnZQ', signature: 'c2lnbmF0dXJl' }
  const draft = { ...filled, school: lakeside, proof: { ...signed, schoolId: lakeside.id } }
  expect(reviewBody(draft).proof).toEqual(signed)
  expect(reviewBody(draft, { id: 8, name: 'Marrow University' })).not.toHaveProperty('proof')
})
