/** Numbers terms in the order in which they come, from 0, so that what is known of them is kept in lists. */
export class TermNumbers {
  readonly #numbers = new Map<string, number>()

  /** All terms with their numbers. */
  get all(): ReadonlyMap<string, number> {
    return this.#numbers
  }

  /** The term's number; a new one where it has none. */
  add(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    this.#numbers.set(term, this.#numbers.size)
    return this.#numbers.size - 1
  }
}
