import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForCode, sendAnswer } from './sendAnswer.ts'

const answer = { text: 'We wrote in May.', address: 'titleix@osu.edu', code: '12345678' }

/** The answers to come, one for each request, and what was sent. */
let answers: (() => Response | Promise<Response>)[]
let sent: { path: string; once: string | undefined; credentials: string | undefined }[]

beforeEach(() => {
  answers = []
  sent = []
  vi.stubGlobal('fetch', async (path: string, { headers, credentials }: RequestInit) => {
    const once = (headers as Record<string, string>)['idempotency-key']
    sent.push({ path, once, credentials })
    return answers.shift()?.()
  })
})
afterEach(() => vi.unstubAllGlobals())

const taken = () => Response.json({ state: 'waiting' }, { status: 202 })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const refused = (status: number, problem: object) => () => Response.json(problem, { status })

test('what the server would refuse is said at its field, and nothing is sent', async () => {
  const empty = await askForCode(7, { text: ' ', address: 'titleix' })
  expect(empty).toEqual({
    wrong: {
      errors: { text: 'The answer is required', address: 'Give a whole e-mail address' },
      failure: undefined,
    },
  })
  const short = await sendAnswer(7, { ...answer, code: '123' })
  expect(short).toMatchObject({ wrong: { errors: { code: 'A code has 8 digits' } } })
  expect(sent).toEqual([])
})

test('a sentence about the address or the code stands at it', async () => {
  answers = [refused(400, { detail: 'Not of the school.' }), refused(400, { detail: 'Too old.' })]
  expect(await askForCode(7, answer)).toMatchObject({
    wrong: { errors: { address: 'Not of the school.' } },
  })
  expect(await sendAnswer(7, answer)).toMatchObject({ wrong: { errors: { code: 'Too old.' } } })
})

test('an answer that may have been taken is sent again with its number, without a cookie', async () => {
  answers = [lost, taken, taken]
  expect(await sendAnswer(7, answer)).toMatchObject({
    wrong: { failure: { title: 'We do not know whether it was sent.' } },
  })
  expect(await sendAnswer(7, answer)).toBe('sent')
  expect(await sendAnswer(7, answer)).toBe('sent')
  const [first, second, third] = sent
  expect(second).toEqual(first)
  expect(first).toMatchObject({ path: '/api/reviews/7/answer', credentials: 'omit' })
  expect(third?.once).not.toBe(first?.once)
})

test('a refusal that no field can mend says why', async () => {
  answers = [
    refused(409, { detail: 'One waits already.' }),
    () => new Response('', { status: 502 }),
  ]
  expect(await sendAnswer(7, answer)).toMatchObject({
    wrong: { failure: { title: 'We could not send your answer.', words: 'One waits already.' } },
  })
  expect(await askForCode(7, answer)).toMatchObject({
    wrong: { failure: { words: 'This is our fault. Wait a minute, then try again.' } },
  })
})
