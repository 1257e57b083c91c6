/** Counts by name, each of as many as were asked about. */
export class Tally {
  readonly #counts = new Map<string, { hits: number; all: number }>()

  count(name: string, holds: boolean): void {
    const { all, hits } = this.#counts.get(name) ?? { hits: 0, all: 0 }
    this.#counts.set(name, { hits: hits + Number(holds), all: all + 1 })
  }

  say(): void {
    process.stdout.write('\n')
    for (const [name, { all, hits }] of this.#counts) {
      const share = ((100 * hits) / all).toFixed(1)
      process.stdout.write(`${name.padEnd(30)} ${hits} of ${all}  ${share}%\n`)
    }
  }
}
