import { availableParallelism } from 'node:os'
import type { Report } from '@hub/core/analysis/report'
import type { DocumentText } from '@hub/core/document/documentText'
import type { Piscina } from 'piscina'

/** The engine of core in threads. */
export interface Analyzer {
  /**
   * @throws AbortError when `signal` aborts or the analysis takes longer than a minute, or what the thread
   *   died of
   */
  analyze(document: DocumentText, signal: AbortSignal): Promise<Report>
  close(): Promise<void>
}

const LONGEST_MS = 60_000
const IDLE_MS = 30_000
const THREAD_MEMORY_MB = 512

/** The threads are started by the first analysis and end when there is nothing to do. */
export function createAnalyzer(): Analyzer {
  let pool: Promise<Piscina> | null = null
  return {
    analyze: async (document, signal) => {
      pool ??= openPool()
      const within = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
      return (await pool).run(document, { signal: within })
    },
    close: async () => void (await pool)?.destroy(),
  }
}

async function openPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: new URL('worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 2),
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    // The thread needs nothing of the environment, and secrets stay out of it.
    env: {},
  })
  // A thread that dies rejects the analysis it was at; the pool's own report of it must not end the server.
  pool.on('error', () => {})
  return pool
}
