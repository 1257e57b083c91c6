/**
 * Why a worker gave no answer.
 * - not_loaded: its script did not come, or failed
 * - late: it took too long
 */
export class WorkerProblem extends Error {
  readonly why: 'not_loaded' | 'late'

  constructor(why: 'not_loaded' | 'late') {
    super(why)
    this.why = why
  }
}

/** Whether a worker has loaded all that it needs. */
export interface LoadAnswer {
  readonly step: 'loaded' | 'not_loaded'
}

interface Question<A, R> {
  message: unknown
  /** What of the message moves to the worker instead of being copied. */
  transfer?: Transferable[]
  /** What an answer ends the question with; undefined for one that does not end it. May throw. */
  read: (answer: A) => R | undefined
  signal?: AbortSignal
  /** In milliseconds; without it the worker may take as long as it likes. */
  longestMs?: number
  /** Whether an answer gives the whole time again: what it waits for is not its own doing. */
  givesTime?: (answer: A) => boolean
}

interface LoadOptions<A> {
  /** Hears what the worker says on the way. */
  onAnswer?: (answer: A) => void
  /** Ends the worker, unless it has been asked meanwhile. */
  signal?: AbortSignal
}

/**
 * A worker for each question, the next one started ahead: from then on the question needs no network. It ends with its
 * answer, and with it goes all that it held.
 */
export class SpareWorker {
  readonly #start: () => Worker
  #spare: Worker | undefined

  /** @param start makes the worker; the bundler has to see its address there */
  constructor(start: () => Worker) {
    this.#start = start
  }

  /**
   * Starts the worker for the next question, unless there is one.
   *
   * @param message what it is told, so that it loads the rest
   */
  prepare(message?: unknown): void {
    const worker = this.#ahead()
    if (message !== undefined) post(worker, message)
  }

  /**
   * Starts the worker for the next question, unless there is one, and waits until it has loaded all that it needs.
   * Settles never where the worker is asked, and ends, before it has said so.
   *
   * @param message what it is told, so that it loads the rest; it answers with a `LoadAnswer`
   * @throws WorkerProblem 'not_loaded'; the signal's reason; the next try starts another worker
   */
  async load<A>(message: unknown, { onAnswer, signal }: LoadOptions<A> = {}): Promise<void> {
    signal?.throwIfAborted()
    const worker = this.#ahead()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const fail = () => {
      // A browser may keep in mind that a part did not come, for as long as the worker lives.
      this.#drop(worker)
      reject(new WorkerProblem('not_loaded'))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<A & { step?: unknown }>) => {
      if (data.step === 'loaded') resolve()
      if (data.step === 'not_loaded') fail()
      onAnswer?.(data)
    })
    const stop = () => {
      this.#drop(worker)
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', stop)
    post(worker, message)
    try {
      await promise
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  /** Asks a worker that nobody else has. @throws WorkerProblem; the signal's reason; what `read` throws */
  async ask<A, R>(question: Question<A, R>): Promise<R> {
    const { message, transfer, read, signal, longestMs, givesTime } = question
    signal?.throwIfAborted()
    const worker = this.#spare ?? this.#start()
    this.#spare = undefined
    const { promise, resolve, reject } = Promise.withResolvers<R>()
    const late = () => reject(new WorkerProblem('late'))
    const begin = () => (longestMs === undefined ? undefined : setTimeout(late, longestMs))
    let timer = begin()
    const stop = () => reject(signal?.reason as Error)
    signal?.addEventListener('abort', stop)
    worker.addEventListener('error', () => reject(new WorkerProblem('not_loaded')))
    worker.addEventListener('message', ({ data }: MessageEvent<A>) => {
      try {
        if (givesTime?.(data)) {
          clearTimeout(timer)
          timer = begin()
        }
        const answer = read(data)
        if (answer !== undefined) resolve(answer)
      } catch (error) {
        reject(error)
      }
    })
    try {
      post(worker, message, transfer)
      return await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      worker.terminate()
    }
  }

  #ahead(): Worker {
    if (this.#spare) return this.#spare
    const worker = this.#start()
    this.#spare = worker
    // Nobody asks it yet: without this, one whose script did not come would be asked, and never answer.
    worker.addEventListener('error', () => this.#drop(worker))
    return worker
  }

  #drop(worker: Worker): void {
    if (this.#spare !== worker) return
    this.#spare = undefined
    worker.terminate()
  }
}

function post(worker: Worker, message: unknown, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer)
}
