/** Numbers terms in the order in which they come, from 0, so that what is known of them is kept in lists. */
export class TermNumbers {
  readonly #numbers = new Map<string, number>()

  /** The term's number; a new one where it has none. */
  add(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    this.#numbers.set(term, this.#numbers.size)
    return this.#numbers.size - 1
  }

  /** The term's number; undefined where it was never added. */
  find(term: string): number | undefined {
    return this.#numbers.get(term)
  }
}
