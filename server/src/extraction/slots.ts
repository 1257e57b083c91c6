/** Lets so many pieces of work run at once; the others wait in their order. */
export class Slots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** Runs the work when a place is free. @throws the signal's reason when it is aborted while it waits */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.#take(signal)
    try {
      return await work()
    } finally {
      this.#give()
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(signal.reason)
    }
    this.#waiting.push(resolve)
    signal.addEventListener('abort', leave, { once: true })
    await promise
    signal.removeEventListener('abort', leave)
  }

  /** A place goes straight to who waits longest. */
  #give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
