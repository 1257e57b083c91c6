import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { seal } from './sealed.ts'
import { insertReport, lockThing, type Subject } from './store.ts'

interface Written {
  reason: string
  words: string | null
  /** Of a legal request. */
  reference?: string
  dueOn?: string
}

/** Puts a report on the queue. Of the time only the day is kept, and of its sender nothing. */
export async function report(
  queries: Queries,
  keyring: Keyring,
  thing: Subject,
  { reason, words, reference, dueOn }: Written,
  day: Date,
): Promise<void> {
  const id = randomUUID()
  await queries.transaction(async (transaction) => {
    await lockThing(transaction, thing)
    await insertReport(transaction, {
      id,
      ...thing,
      reason,
      words: seal(keyring, 'words', id, words),
      reference: seal(keyring, 'reference', id, reference ?? null),
      dueOn: dueOn ?? null,
      day,
    })
  })
}
