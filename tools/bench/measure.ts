/** One line of the table: ours, its reference in the same run, and the goal from the performance goals. */
export interface BenchRow {
  /** Row of the performance goals, such as '1'. */
  goal: string
  what: string
  /** The figure as it was seen, with its unit. */
  figure: string
  /** Ours against the reference's, where the goal is a ratio. */
  ratio?: string
  wanted: string
}

/** The middle value; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that the given part of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** Runs every subject in each round, in turn, and answers the median of each: the machine's drift hits all. */
export async function alternate(
  rounds: number,
  subjects: Record<string, () => Promise<number>>,
): Promise<Record<string, number>> {
  const seen = new Map<string, number[]>(Object.keys(subjects).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, subject] of Object.entries(subjects)) seen.get(name)?.push(await subject())
  }
  return Object.fromEntries([...seen].map(([name, values]) => [name, median(values)]))
}

/** How long the work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
