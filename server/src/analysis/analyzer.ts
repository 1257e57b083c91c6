import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { DocumentType, Report } from '@hub/core/analysis/report'
import type { DocumentText } from '@hub/core/document/documentText'
import type { FastifyBaseLogger } from 'fastify'
import type { Piscina } from 'piscina'
import { stoppableClock } from '../stoppableClock.ts'
import { Turns } from '../turns.ts'
import { newPace, type Pace } from './pace.ts'
import type { Work, Worked } from './worker.ts'

/** The folder of the model that reads documents, which ships with the hub. */
export const shippedModel = fileURLToPath(new URL('../../../models/reader', import.meta.url))

/** The engine of core, and the model that it reads with, in threads. */
export interface Analyzer {
  /**
   * Those that wait take turns; a short document of who sent few lately interrupts a long one, or one of who sent many.
   *
   * @param turn how many documents its sender has had analyzed lately
   * @param kind what its owner says that it is
   * @throws AbortError when `signal` aborts or the analysis takes too long for the length of the document, what the
   *   thread died of, or Error where the model cannot be opened, which the log is told
   */
  analyze(
    document: DocumentText,
    signal: AbortSignal,
    turn?: number,
    kind?: DocumentType,
  ): Promise<Report>
  /** Opens the model ahead, so that nobody waits for it, and the log is told of one that cannot be opened. */
  prepare(): Promise<void>
  close(): Promise<void>
}

/** A letter takes a second or two, and a second the start of the thread: after this time it has got stuck. */
const LONGEST_MS = 120_000
/** Several times what two cores need for a character. */
const LONGEST_MS_A_CHARACTER = 0.25
/** To start a thread and to open its model takes a second, to keep them takes their memory. */
const IDLE_MS = 60_000
/**
 * A thread that was told to end does so before its next batch. To end the thread itself while the model runs would end
 * the whole server (onnxruntime throws where nobody can catch it), so that is left for one that is stuck elsewhere.
 */
const STUCK_MS = 30_000
/** Of V8's heap; the model and what it computes are outside of it. */
const THREAD_MEMORY_MB = 512
/** What is new and soon gone grows with a machine's memory where nothing limits it: a hundred megabytes for a long policy. */
const THREAD_NEW_MB = 32
/** A document that is read has several cores and a model in memory. */
const THREADS_MAX = 3
/** As much as a letter of several pages: a document counts as so many as it has of them. */
const LETTER_CHARACTERS = 20_000

/**
 * The threads are started by the first analysis and end when there is nothing to do.
 *
 * @param folder the model's
 */
export function createAnalyzer(
  log: Pick<FastifyBaseLogger, 'error'>,
  folder = shippedModel,
): Analyzer {
  const threads = Math.max(1, Math.min(THREADS_MAX, availableParallelism() >> 1))
  const turns = new Turns(threads)
  const closing = new AbortController()
  const atWork = new Set<Promise<Worked>>()
  let pool: Promise<Piscina> | undefined
  const run = async (
    { document, kind }: Pick<Work, 'document' | 'kind'>,
    pace: Pace,
    signal: AbortSignal,
  ) => {
    // One more for what interrupts, which is started when that first happens.
    pool ??= openPool(threads + 1)
    const opened = await pool
    signal.throwIfAborted()
    const stuck = new AbortController()
    let patience: NodeJS.Timeout | undefined
    const end = () => {
      pace.end()
      patience = setTimeout(() => stuck.abort(), STUCK_MS)
    }
    signal.addEventListener('abort', end, { once: true })
    const task: Work = { document, folder, kind, pace: pace.shared }
    const work: Promise<Worked> = opened.run(task, { signal: stuck.signal })
    atWork.add(work)
    try {
      const worked = await work
      signal.throwIfAborted()
      if ('report' in worked) return worked.report
      const reason = 'unopened' in worked ? worked.unopened : 'ended'
      log.error(
        { folder, reason },
        'the model that reads documents cannot be opened, so no document can be analyzed',
      )
      throw new Error('The model that reads documents cannot be opened.')
    } finally {
      signal.removeEventListener('abort', end)
      clearTimeout(patience)
      atWork.delete(work)
    }
  }
  return {
    analyze: (document, signal, turn = 0, kind?: DocumentType) => {
      const { length } = document.text
      const pace = newPace()
      const tooLong = new AbortController()
      // Not of its own time is what it waited for others.
      const clock = stoppableClock(LONGEST_MS + Math.ceil(LONGEST_MS_A_CHARACTER * length), () =>
        tooLong.abort(),
      )
      const wanted = {
        signal: AbortSignal.any([signal, closing.signal]),
        rank: turn + Math.floor(length / LETTER_CHARACTERS),
        pause() {
          clock.stop()
          pace.pause()
        },
        resume() {
          clock.start()
          pace.resume()
        },
      }
      return turns.take(wanted, async () => {
        clock.start()
        try {
          const within = AbortSignal.any([wanted.signal, tooLong.signal])
          const report = await run({ document, kind }, pace, within)
          if (!report) throw new Error('The analysis gave no report.')
          return report
        } finally {
          clock.stop()
        }
      })
    },
    prepare: () =>
      turns.take(
        { signal: closing.signal, rank: 0 },
        async () => void (await run({ document: null }, newPace(), closing.signal)),
      ),
    close: async () => {
      closing.abort()
      await Promise.allSettled(atWork)
      await (await pool)?.destroy()
    },
  }
}

async function openPool(maxThreads: number): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: new URL('worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    resourceLimits: {
      maxOldGenerationSizeMb: THREAD_MEMORY_MB,
      maxYoungGenerationSizeMb: THREAD_NEW_MB,
    },
    // The thread needs nothing of the environment, and secrets stay out of it.
    env: {},
  })
  // A thread that dies rejects the analysis it was at; the pool's own report of it must not end the server.
  pool.on('error', () => {})
  return pool
}
