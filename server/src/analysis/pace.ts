/** What a thread that analyzes shares with whoever holds it, lets it go on, or ends what it does. */
export type SharedPace = Int32Array<SharedArrayBuffer>

const GOING = 0
const HELD = 1
const ENDED = 2

/** The side of the one who holds. What was ended stays so. */
export interface Pace {
  /** For the thread. */
  readonly shared: SharedPace
  pause(): void
  resume(): void
  /** The thread stops before its next batch, and can be given something else then. */
  end(): void
}

export function newPace(): Pace {
  const shared = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  return {
    shared,
    pause: () => void Atomics.compareExchange(shared, 0, GOING, HELD),
    resume() {
      Atomics.compareExchange(shared, 0, HELD, GOING)
      Atomics.notify(shared, 0)
    },
    end() {
      Atomics.store(shared, 0, ENDED)
      Atomics.notify(shared, 0)
    },
  }
}

/** What the thread is at was given up. */
export class Ended extends Error {}

/** The side of the thread: goes on at once, or when it may. @throws Ended where it is to stop */
export function keepPace(shared: SharedPace): void {
  while (Atomics.load(shared, 0) === HELD) Atomics.wait(shared, 0, HELD)
  if (Atomics.load(shared, 0) === ENDED) throw new Ended()
}
