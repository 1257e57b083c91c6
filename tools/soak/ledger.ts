/** What people did, and how it was answered. */
export type Act = 'upload' | 'analysis' | 'message' | 'review' | 'payment' | 'reading'

/** A call that was not answered with what was asked for. */
export interface Failure {
  readonly act: Act
  /** When, in milliseconds of this run. */
  readonly at: number
  /** 0: no answer came. */
  readonly status: number
  readonly retryAfter: string | undefined
  readonly words: string
}

/** What all people of a run did. */
export class Ledger {
  readonly acknowledged = new Map<Act, number>()
  readonly failures: Failure[] = []
  readonly times: number[] = []
  readonly #started = performance.now()

  get now(): number {
    return performance.now() - this.#started
  }

  note(act: Act, took: number): void {
    this.acknowledged.set(act, (this.acknowledged.get(act) ?? 0) + 1)
    this.times.push(took)
  }

  fail(failure: Omit<Failure, 'at'>): void {
    this.failures.push({ ...failure, at: this.now })
  }

  /** Failures by what was said, with how many there were. */
  summary(): string[] {
    const counts = new Map<string, number>()
    for (const { act, retryAfter, status, words } of this.failures) {
      const told = retryAfter === undefined ? '' : ' with Retry-After'
      const line = `${act}: ${status}${told} ${words.slice(0, 160)}`
      counts.set(line, (counts.get(line) ?? 0) + 1)
    }
    return [...counts].map(([line, count]) => `${count} x ${line}`)
  }
}
