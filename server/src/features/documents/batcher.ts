/** What became of one item: the answer for it, or why there is none. */
export type Outcome<Out> = { readonly answer: Out } | { readonly refused: Error }

interface Waiting<In, Out> {
  readonly item: In
  readonly settle: (outcome: Outcome<Out>) => void
}

/** So many at once keep a transaction short. */
const AT_MOST = 20

/**
 * Does work that has to take turns in fewer turns: what comes while the last turn of its owner is under way is
 * done together in the next. Turns of different owners run side by side.
 */
export class Batcher<In, Out> {
  readonly #work: (owner: string, items: readonly In[]) => Promise<readonly Outcome<Out>[]>
  /** Who waits for a turn, by owner; an owner is in it as long as a turn is under way. */
  readonly #waiting = new Map<string, Waiting<In, Out>[]>()

  /** @param work does a turn whole or not at all: answers an outcome for each item, in their order, or throws */
  constructor(work: (owner: string, items: readonly In[]) => Promise<readonly Outcome<Out>[]>) {
    this.#work = work
  }

  /** Answers when the item was done. @throws what it was refused with, or what the work threw for it alone */
  async add(owner: string, item: In): Promise<Out> {
    const { promise, resolve } = Promise.withResolvers<Outcome<Out>>()
    const waiting = this.#waiting.get(owner)
    if (waiting) {
      waiting.push({ item, settle: resolve })
    } else {
      this.#waiting.set(owner, [{ item, settle: resolve }])
      void this.#takeTurns(owner)
    }
    const outcome = await promise
    if ('refused' in outcome) throw outcome.refused
    return outcome.answer
  }

  async #takeTurns(owner: string): Promise<void> {
    for (;;) {
      const turn = this.#waiting.get(owner)?.splice(0, AT_MOST) ?? []
      if (turn.length === 0) break
      const outcomes = await this.#turn(owner, turn)
      for (const [at, { settle }] of turn.entries()) {
        settle(outcomes[at] ?? { refused: new Error('A turn left an item out.') })
      }
    }
    this.#waiting.delete(owner)
  }

  /** One that makes its turn fail takes no other along: they are tried by themselves. */
  async #turn(owner: string, turn: readonly Waiting<In, Out>[]): Promise<readonly Outcome<Out>[]> {
    const items = turn.map(({ item }) => item)
    try {
      return await this.#work(owner, items)
    } catch (error) {
      if (turn.length === 1) return [{ refused: error as Error }]
      const alone: Outcome<Out>[] = []
      for (const one of turn) alone.push(...(await this.#turn(owner, [one])))
      return alone
    }
  }
}
