import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookInto, prepareLooking } from './cleaning/lookInto.ts'
import { prepareReading, readFile } from './fileText/readFile.ts'
import { passphraseLock, preparePassphrases } from './private/passphraseLock.ts'
import { SpareWorker, WorkerProblem } from './spareWorker.ts'

/** A worker that answers as the test says. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  /** What each worker does with a message, in the order of their starts; the last one also for all after it. */
  static scripts: ((worker: FakeWorker, message: unknown) => void)[] = []
  readonly terminate = vi.fn()
  readonly #script: ((worker: FakeWorker, message: unknown) => void) | undefined

  constructor() {
    super()
    const { scripts, started } = FakeWorker
    this.#script = scripts[started.length] ?? scripts.at(-1)
    started.push(this)
  }

  postMessage(message: unknown): void {
    queueMicrotask(() => this.#script?.(this, message))
  }

  fail(): void {
    this.dispatchEvent(new Event('error'))
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const silent = () => {}
const fails = (worker: FakeWorker) => worker.fail()
const answers = (answer: unknown) => (worker: FakeWorker, message: unknown) => {
  if (message !== 'prepare') worker.say(answer)
}

beforeEach(() => {
  FakeWorker.started = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
const letter = () => new File(['%PDF-1.4'], 'Letter.pdf')
const terms = {
  kind: 'passphrase' as const,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
  memoryKiB: 8,
  passes: 1,
}
const key = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** The parts that ask a worker, and an answer that ends each one's question. */
const parts = {
  'a passphrase': {
    prepare: preparePassphrases,
    ask: () => passphraseLock('twelve signs', terms).then(() => 'done'),
    answer: key,
  },
  'looking into a file': {
    prepare: prepareLooking,
    ask: () => lookInto(letter(), { signal, onStep: silent }),
    answer: () => ({ step: 'nothing' }),
  },
  'reading a file': {
    prepare: prepareReading,
    ask: () => readFile(letter(), { signal }),
    answer: () => ({ step: 'done', file: { report: 'read' } }),
  },
}

test.each(Object.entries(parts))(
  '%s: where the worker that was prepared did not load, another one is asked',
  async (_name, { prepare, ask, answer }) => {
    FakeWorker.scripts = [silent, answers(await answer())]
    const prepared = Promise.resolve(prepare()).catch(() => {})
    expect(FakeWorker.started).toHaveLength(1)
    FakeWorker.started[0]?.fail()
    await prepared
    await expect(ask()).resolves.toBeTruthy()
    expect(FakeWorker.started).toHaveLength(2)
    for (const { terminate } of FakeWorker.started) expect(terminate).toHaveBeenCalled()
  },
)

test.each(Object.entries(parts))(
  '%s: where that one does not load either, it is said at once, and the next try works',
  async (_name, { prepare, ask, answer }) => {
    FakeWorker.scripts = [silent, fails, answers(await answer())]
    const prepared = Promise.resolve(prepare()).catch(() => {})
    FakeWorker.started[0]?.fail()
    await prepared
    expect(await ask().catch(String)).toMatch(/not_loaded/)
    await expect(ask()).resolves.toBeTruthy()
  },
)

const spare = () => new SpareWorker(() => new FakeWorker() as unknown as Worker)
const asked = { message: 'question', read: (answer: string) => answer }

test('the worker that was prepared is the one that is asked, once', async () => {
  FakeWorker.scripts = [answers('first'), answers('second')]
  const workers = spare()
  workers.prepare()
  workers.prepare()
  expect(await workers.ask(asked)).toBe('first')
  expect(await workers.ask(asked)).toBe('second')
})

test('what a question needs is there once its worker says so, and not before', async () => {
  FakeWorker.scripts = [silent]
  const workers = spare()
  const onLoaded = vi.fn()
  const loading = workers.load('prepare').then(onLoaded)
  FakeWorker.started[0]?.say({ step: 'looking' })
  await Promise.resolve()
  expect(onLoaded).not.toHaveBeenCalled()
  FakeWorker.started[0]?.say({ step: 'loaded' })
  await loading
  expect(onLoaded).toHaveBeenCalled()
})

test.each([
  ['a part of the worker did not come', (worker: FakeWorker) => worker.say({ step: 'not_loaded' })],
  ['its script did not come', fails],
])('where %s, the next try loads all with another one', async (_why, script) => {
  FakeWorker.scripts = [script, (worker) => worker.say({ step: 'loaded' })]
  const workers = spare()
  await expect(workers.load('prepare')).rejects.toEqual(new WorkerProblem('not_loaded'))
  expect(FakeWorker.started[0]?.terminate).toHaveBeenCalled()
  await workers.load('prepare')
  expect(FakeWorker.started).toHaveLength(2)
})

test('a worker that says nothing in its time is late, and is ended', async () => {
  vi.useFakeTimers()
  FakeWorker.scripts = [silent]
  const ended = spare()
    .ask({ ...asked, longestMs: 1000 })
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await ended).toEqual(new WorkerProblem('late'))
  expect(FakeWorker.started[0]?.terminate).toHaveBeenCalled()
  vi.useRealTimers()
})

test('a worker that waits for something else has the whole time again after it', async () => {
  vi.useFakeTimers()
  FakeWorker.scripts = [silent]
  const asking = spare().ask({
    ...asked,
    read: (answer: string) => (answer === 'end' ? answer : undefined),
    longestMs: 1000,
    givesTime: (answer) => answer === 'waiting',
  })
  await vi.advanceTimersByTimeAsync(900)
  FakeWorker.started[0]?.say('waiting')
  await vi.advanceTimersByTimeAsync(900)
  FakeWorker.started[0]?.say('end')
  expect(await asking).toBe('end')
  vi.useRealTimers()
})

test('a long document is not late as long as its analysis goes on', async () => {
  vi.useFakeTimers()
  FakeWorker.scripts = [silent]
  const onAnalyzing = vi.fn()
  const reading = readFile(letter(), { signal, onAnalyzing })
  for (const share of [0, 0.4, 0.8]) {
    await vi.advanceTimersByTimeAsync(100_000)
    FakeWorker.started[0]?.say({ step: 'analyzing', share })
  }
  await vi.advanceTimersByTimeAsync(100_000)
  FakeWorker.started[0]?.say({ step: 'done', file: { report: 'read' } })
  await expect(reading).resolves.toEqual({ report: 'read' })
  expect(onAnalyzing.mock.calls).toEqual([[0], [0.4], [0.8]])
  vi.useRealTimers()
})

test('who stops a worker that loads gets their own reason, hears of it no more, and the next one is another', async () => {
  FakeWorker.scripts = [silent]
  const workers = spare()
  const leaving = new AbortController()
  const heard: unknown[] = []
  const loading = workers.load('prepare', {
    signal: leaving.signal,
    onAnswer: (answer) => heard.push(answer),
  })
  FakeWorker.started[0]?.say({ step: 'getting' })
  leaving.abort(new Error('stopped'))
  await expect(loading).rejects.toThrow('stopped')
  expect(heard).toEqual([{ step: 'getting' }])
  expect(FakeWorker.started[0]?.terminate).toHaveBeenCalled()
  workers.prepare()
  expect(FakeWorker.started).toHaveLength(2)
})

test('a worker that was asked meanwhile is not ended by who stops loading it', async () => {
  FakeWorker.scripts = [silent]
  const workers = spare()
  const leaving = new AbortController()
  const loading = workers.load('prepare', { signal: leaving.signal }).catch(String)
  const asking = workers.ask(asked)
  leaving.abort(new Error('stopped'))
  expect(await loading).toContain('stopped')
  expect(FakeWorker.started[0]?.terminate).not.toHaveBeenCalled()
  FakeWorker.started[0]?.say('answer')
  expect(await asking).toBe('answer')
})

test('who stops waiting gets their own reason, and the worker is ended', async () => {
  FakeWorker.scripts = [silent]
  const leaving = new AbortController()
  const asking = spare().ask({ ...asked, signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(asking).rejects.toThrow('left')
  expect(FakeWorker.started[0]?.terminate).toHaveBeenCalled()
})

test('an answer that does not end the question is read, and the next one ends it', async () => {
  FakeWorker.scripts = [
    (worker) => {
      worker.say('step')
      worker.say('end')
    },
  ]
  const read = (answer: string) => (answer === 'end' ? answer : undefined)
  expect(await spare().ask({ ...asked, read })).toBe('end')
})
