import { setTimeout } from 'node:timers/promises'
import type { Listened, Listener } from '@hub/core/retrieval/listener'
import type { Piscina } from 'piscina'
import { shippedListener } from './shippedListener.ts'
import type { Work } from './worker.ts'

/** The model that hears messages, in a thread. */
export interface ListenerThread extends Listener {
  /** Opens the model ahead, so that nobody waits for it. @throws Error where it cannot be opened */
  prepare(): Promise<void>
  close(): Promise<void>
}

/** A message takes less than a tenth of a second. Whoever would wait for more than so many others is answered without it. */
const WAITING_MAX = 40
const LONGEST_MS = 4000
/** Of V8's heap; the model and what it computes are outside of it. */
const THREAD_MEMORY_MB = 256

/** The thread is started by the first message and stays: each answer begins with it. */
export function createListener(folder = shippedListener): ListenerThread {
  let pool: Promise<Piscina> | undefined
  const atWork = new Set<Promise<unknown>>()
  const run = async (work: Omit<Work, 'folder'>): Promise<Listened> => {
    pool ??= openPool()
    const done: Promise<Listened> = (await pool).run({ ...work, folder })
    atWork.add(done)
    try {
      return await done
    } finally {
      atWork.delete(done)
    }
  }
  return {
    // Nothing is aborted: to end a thread while its model runs would end the whole server (analysis/analyzer.ts).
    listen: (texts, sentences = []) => Promise.race([run({ texts, sentences }), tooLong()]),
    prepare: async () => void (await run({})),
    close: async () => {
      await Promise.allSettled(atWork)
      await (await pool)?.destroy()
    },
  }
}

async function tooLong(): Promise<never> {
  await setTimeout(LONGEST_MS, undefined, { ref: false })
  throw new Error('The message was not heard in time.')
}

async function openPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: new URL('worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: WAITING_MAX,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    // The thread needs nothing of the environment, and secrets stay out of it.
    env: {},
  })
  // A thread that dies rejects what it was at; the pool's own report of it must not end the server.
  pool.on('error', () => {})
  return pool
}
