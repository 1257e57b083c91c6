/** What somebody wants done, beside the others. */
export interface Wanted {
  /** Aborted by who no longer wants it, while it waits. */
  readonly signal: AbortSignal
  /** How much its sender has had lately, and how large it is: the lowest goes first, of equals who came first. */
  readonly rank: number
  /** Holds the work until `resume`, where that can be done. */
  readonly pause?: () => void
  readonly resume?: () => void
}

interface Entry extends Wanted {
  rank: number
  /** Lets it begin. */
  readonly come: () => void
  isPaused: boolean
  /** How many began while it was paused. */
  passed: number
}

/**
 * Below this rank work is light: one more than there are places may be at work where all of those are heavier, so that
 * who sends little does not wait for who sends much (docs/decisions/0051-taking-turns.md).
 */
export const LIGHT_BELOW = 4

/** After so many that went before it, paused work goes on to its end, whoever waits. */
const MOST_PASSED = 20

/** Lets a few do something at a time. The others wait; what is light goes before what is heavy, and may interrupt it. */
export class Turns {
  readonly #places: number
  /** In the order in which they came. */
  readonly #waiting: Entry[] = []
  readonly #atWork = new Set<Entry>()

  constructor(places: number) {
    this.#places = places
  }

  /**
   * Waits for a turn, and does the work in it.
   *
   * @throws what `signal` was aborted with while the turn had not come, else what the work throws
   */
  async take<T>(wanted: Wanted, work: () => Promise<T>): Promise<T> {
    const entry = await this.#come(wanted)
    try {
      return await work()
    } finally {
      this.#atWork.delete(entry)
      this.#fill()
    }
  }

  async #come(wanted: Wanted): Promise<Entry> {
    const { signal } = wanted
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry: Entry = { ...wanted, come: resolve, isPaused: false, passed: 0 }
    const leave = () => {
      const place = this.#waiting.indexOf(entry)
      // Aborted in the moment that its turn came: it has it, and gives it on when it ends.
      if (place < 0) return
      this.#waiting.splice(place, 1)
      reject(signal.reason as Error)
    }
    this.#waiting.push(entry)
    signal.addEventListener('abort', leave, { once: true })
    this.#fill()
    await promise
    signal.removeEventListener('abort', leave)
    return entry
  }

  /** Lets begin, or go on, whoever may. */
  #fill(): void {
    while (this.#letOne());
  }

  #letOne(): boolean {
    const next = lightest(this.#waiting)
    const active = [...this.#atWork].filter(({ isPaused }) => !isPaused)
    const paused = [...this.#atWork].find(({ isPaused }) => isPaused)
    if (active.length < this.#places) {
      if (paused && (!next || paused.passed >= MOST_PASSED || paused.rank <= next.rank))
        return this.#resume(paused)
      return next ? this.#begin(next) : false
    }
    const heaviest = active.toSorted((a, b) => b.rank - a.rank)[0]
    const mayInterrupt = heaviest && next && next.rank < Math.min(heaviest.rank, LIGHT_BELOW)
    if (!mayInterrupt || paused) return false
    heaviest.isPaused = true
    heaviest.pause?.()
    return this.#begin(next)
  }

  #begin(entry: Entry): true {
    for (const one of this.#atWork) if (one.isPaused) one.passed += 1
    this.#waiting.splice(this.#waiting.indexOf(entry), 1)
    this.#atWork.add(entry)
    entry.come()
    return true
  }

  #resume(entry: Entry): true {
    entry.isPaused = false
    if (entry.passed >= MOST_PASSED) entry.rank = 0
    entry.resume?.()
    return true
  }
}

/** Of several that are equal, the first. */
function lightest(entries: readonly Entry[]): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (least, entry) => (least && least.rank <= entry.rank ? least : entry),
    undefined,
  )
}
