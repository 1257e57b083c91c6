import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/client.ts'
import { FULL_BAR_MS, uploadFailure, uploadQueue } from './uploadQueue.ts'

interface Sending {
  name: string
  sent: (share: number) => void
  wait: () => void
  signal: AbortSignal
  end: (stored: string) => void
  fail: (error: unknown) => void
}

function setUp() {
  const sending: Sending[] = []
  const heard = { onStored: vi.fn(), onFailed: vi.fn(), onCancelled: vi.fn() }
  const queue = uploadQueue<string>({
    ...heard,
    send: (file, { onSent: sent, onWait: wait, signal }) =>
      new Promise((end, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason))
        sending.push({ name: file.name, sent, wait, signal, end, fail })
      }),
  })
  const add = (name: string) => queue.add(new File(['words'], name))
  const now = (at: number) => {
    const one = sending[at]
    if (!one) throw new Error(`Nothing was sent as number ${at}.`)
    return one
  }
  const shown = () => queue.items().map(({ file, phase, percent }) => [file.name, phase, percent])
  return { queue, sending, heard, add, now, shown }
}

/** Lets promises that are settled be heard. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the upload queue', () => {
  it('never shows over 90 before the server has the file, then 100, then nothing', async () => {
    const { add, now, shown, heard } = setUp()
    add('a.pdf')
    expect(shown()).toEqual([['a.pdf', 'sending', 0]])
    now(0).sent(0.5)
    expect(shown()).toEqual([['a.pdf', 'sending', 45]])
    now(0).sent(1)
    expect(shown()).toEqual([['a.pdf', 'sending', 90]])
    now(0).end('stored')
    await settle()
    expect(shown()).toEqual([['a.pdf', 'stored', 100]])
    expect(heard.onStored).toHaveBeenCalledExactlyOnceWith(expect.any(File), 'stored')
    await vi.advanceTimersByTimeAsync(FULL_BAR_MS)
    expect(shown()).toEqual([])
  })

  it('tells the wait for another tab from the sending', () => {
    const { add, now, shown } = setUp()
    add('a.pdf')
    now(0).wait()
    expect(shown()).toEqual([['a.pdf', 'held', 0]])
    now(0).sent(0)
    expect(shown()).toEqual([['a.pdf', 'sending', 0]])
  })

  it('sends files one after the other', async () => {
    const { add, now, sending, shown } = setUp()
    add('a.pdf')
    add('b.pdf')
    expect(sending.map(({ name }) => name)).toEqual(['a.pdf'])
    expect(shown()).toEqual([
      ['a.pdf', 'sending', 0],
      ['b.pdf', 'waiting', 0],
    ])
    now(0).end('stored')
    await settle()
    expect(sending.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
  })

  it('keeps a file that failed for another try, and goes on with the next', async () => {
    const { queue, add, now, sending, shown, heard } = setUp()
    add('a.pdf')
    add('b.pdf')
    now(0).fail(new TypeError('no network'))
    await settle()
    expect(shown()).toEqual([
      ['a.pdf', 'failed', 0],
      ['b.pdf', 'sending', 0],
    ])
    expect(heard.onFailed).toHaveBeenCalledOnce()
    now(1).end('stored')
    await settle()
    queue.retry(queue.items()[0]?.id ?? -1)
    expect(sending.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf'])
    expect(queue.items()[0]?.failure).toBeUndefined()
  })

  it('forgets all of them at once when the account is left', async () => {
    const { add, now, queue, sending, shown } = setUp()
    add('failed.pdf')
    now(0).fail(new Error('offline'))
    await settle()
    add('sending.pdf')
    add('waiting.pdf')
    queue.clear()
    await settle()
    expect(shown()).toEqual([])
    expect(now(1).signal.aborted).toBe(true)
    expect(sending).toHaveLength(2)
  })

  it('ends a cancelled upload without calling it a failure', async () => {
    const { queue, add, now, sending, shown, heard } = setUp()
    add('a.pdf')
    add('b.pdf')
    queue.cancel(queue.items()[0]?.id ?? -1)
    await settle()
    expect(now(0).signal.aborted).toBe(true)
    expect(shown()).toEqual([['b.pdf', 'sending', 0]])
    expect(heard.onCancelled).toHaveBeenCalledOnce()
    expect(heard.onFailed).not.toHaveBeenCalled()
    expect(sending).toHaveLength(2)
  })

  it('never sends a file that was taken back while it waited', async () => {
    const { queue, add, now, sending } = setUp()
    add('a.pdf')
    add('b.pdf')
    queue.cancel(queue.items()[1]?.id ?? -1)
    now(0).end('stored')
    await settle()
    expect(sending.map(({ name }) => name)).toEqual(['a.pdf'])
  })
})

const refusal = (status: number) => uploadFailure(new CallError({ status, detail: 'A sentence.' }))

it("says the spec's words for a wrong type and a size too large, with the server's reason", () => {
  expect(refusal(415)).toEqual({
    toast: {
      title: 'Invalid file type',
      text: 'Please upload a PDF, DOC, DOCX, or TXT file.',
    },
    reason: 'A sentence.',
    again: false,
  })
  expect(refusal(413).toast.title).toBe('File too large')
})

it('offers another try only where that may help', () => {
  expect([0, 408, 429, 500, 503].map((status) => refusal(status).again)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(uploadFailure(new TypeError('broken')).again).toBe(true)
})

it("passes on the server's sentence only where the reader can act on it", () => {
  expect(refusal(400).reason).toBe('A sentence.')
  expect(refusal(500).reason).not.toContain('A sentence.')
  expect(refusal(0).reason).toContain('Check your connection')
})
