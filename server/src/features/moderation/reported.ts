import { createHmac, randomBytes } from 'node:crypto'
import { postingDay } from '../../plugins/postingDay.ts'

/** So many at a time; under a flood the oldest are forgotten first. */
const MOST = 50_000

/**
 * Remembers for a day, in memory alone, what was reported from which address: a second press, or a second visit, is
 * the same report. Addresses are hashed with a key that is thrown away with the day. People behind one address count
 * as one for each reason.
 */
export class ReportedToday {
  #day = 0
  #key = randomBytes(32)
  #known = new Set<string>()

  /** Notes a report; false where it is known. */
  add(address: string, thing: { kind: string; subject: string; reason: string }): boolean {
    const day = postingDay(new Date()).getTime()
    if (day !== this.#day) {
      this.#day = day
      this.#key = randomBytes(32)
      this.#known = new Set()
    }
    const named = JSON.stringify([address, thing.kind, thing.subject, thing.reason])
    const name = createHmac('sha256', this.#key).update(named).digest('base64url')
    if (this.#known.has(name)) return false
    this.#known.add(name)
    const [oldest] = this.#known
    if (oldest !== undefined && this.#known.size > MOST) this.#known.delete(oldest)
    return true
  }

  /** Forgets a report that could not be kept. */
  clear(): void {
    this.#known.clear()
  }
}
