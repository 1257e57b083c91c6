import { Worker } from 'node:worker_threads'
import { learntOf } from './examples.ts'
import type { Kept } from './tables.ts'

/** What a worker is to learn, from all letters but those of some writers. */
export interface Job {
  readonly part: 'againstAny' | 'meetsAny' | 'against' | 'meets'
  readonly without: readonly string[]
}

/** One table, or one for each rule. */
export type Learnt = readonly Kept[]

/** All that was learnt: of all rules together, and of each. */
export interface AllLearnt {
  readonly againstAny: Kept
  readonly meetsAny: Kept
  readonly rules: readonly { readonly id: string; readonly against: Kept; readonly meets: Kept }[]
}

/**
 * Learns all tables, on four cores, in a minute or two.
 *
 * @param without writers whose letters are left out
 */
export async function learnAll(without: readonly string[] = []): Promise<AllLearnt> {
  const [any, met, against, meets] = await Promise.all([
    learntBy({ part: 'againstAny', without }),
    learntBy({ part: 'meetsAny', without }),
    learntBy({ part: 'against', without }),
    learntBy({ part: 'meets', without }),
  ])
  return {
    againstAny: any[0] as Kept,
    meetsAny: met[0] as Kept,
    rules: learntOf.map((id, at) => ({
      id,
      against: against[at] as Kept,
      meets: meets[at] as Kept,
    })),
  }
}

function learntBy(job: Job): Promise<Learnt> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
