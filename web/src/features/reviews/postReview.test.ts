import type { NewReview } from '@hub/api/reviews'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postReview } from './postReview.ts'

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
