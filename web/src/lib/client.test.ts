import { endpoints } from '@hub/api/endpoints'
import { isOfAccount } from '@hub/api/ofAccount'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Call, call, callPage, NoAnswer } from './client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Ends with the reason of its signal, as a fetch does. */
function unanswered(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

/** What the call comes to, told once it has. */
function follow(made: Promise<unknown>) {
  const seen: unknown[] = []
  made.then(
    (answer) => seen.push(answer),
    (error) => seen.push(error),
  )
  return seen
}

test('a call that nobody answers is given up after half a minute, and says that it may have been done', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => unanswered(signal))
  const seen = follow(call('GET /api/config'))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen[0]).toBeInstanceOf(NoAnswer)
  expect(seen[0]).toMatchObject({ message: '0: The hub did not answer in time.' })
})

test('so is one whose answer stops in the middle, after as long again', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const response = Response.json([])
    // A browser tells of an ended reading in words of its own.
    response.json = () => unanswered(signal).catch(() => Promise.reject(new Error('cut')))
    return new Promise((resolve) => setTimeout(() => resolve(response), 20_000))
  })
  const seen = follow(callPage('GET /api/schools'))
  await vi.advanceTimersByTimeAsync(49_999)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen[0]).toBeInstanceOf(NoAnswer)
})

test('of an answer that broke off or is no answer of the hub, it says that the call may have been done', async () => {
  for (const body of ['{"id": 1, "na', '<!DOCTYPE html><title>Sign in</title>']) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
    for (const made of [call('GET /api/config'), callPage('GET /api/schools')]) {
      await expect(made).rejects.toBeInstanceOf(NoAnswer)
    }
  }
})

test('a call may be given more time', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => unanswered(signal))
  const seen = follow(call('GET /api/config', { limitMs: 60_000 }))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen[0]).toBeInstanceOf(NoAnswer)
})

test('an answer ends the limit, and an abort keeps its own reason', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ here: true })))
  await expect(call('GET /api/config')).resolves.toEqual({ here: true })
  expect(vi.getTimerCount()).toBe(0)

  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => unanswered(signal))
  const abort = new AbortController()
  const seen = follow(call('GET /api/config', { signal: abort.signal }))
  const reason = new Error('left')
  abort.abort(reason)
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual([reason])
  expect(vi.getTimerCount()).toBe(0)
})

test('a call goes with the cookie where it is of the account, and no other: not a review, a report, a school, a suggestion or a code', async () => {
  const sent = new Map<string, RequestCredentials | undefined>()
  vi.stubGlobal('fetch', async (path: string, { method, credentials }: RequestInit) => {
    sent.set(`${method} ${path}`, credentials)
    return Response.json({})
  })
  for (const name of Object.keys(endpoints) as Call[]) {
    sent.clear()
    await call(name, { params: { id: 1, slug: 'a' } })
    const [path = ''] = [...sent.keys()].map((line) => line.split(' ')[1] ?? '')
    expect([name, ...sent.values()]).toEqual([name, isOfAccount(path) ? 'include' : 'omit'])
  }
  for (const name of [
    'POST /api/reviews',
    'POST /api/reports',
    'POST /api/schools',
    'POST /api/resources',
    'POST /api/verification/codes',
    'POST /api/verification/signatures',
  ] as const) {
    await call(name)
    expect([name, sent.get(name)]).toEqual([name, 'omit'])
  }
})
