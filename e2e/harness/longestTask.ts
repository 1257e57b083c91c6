import type { Page } from '@playwright/test'

/** What a trace of Chromium tells of one task; times in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Time of the processor; waiting for a busy machine does not count. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task of a page's main thread while something is done, in milliseconds of processor time: so long can
 * the page not answer its reader on a machine that does nothing else.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page has no browser of its own.')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  let trace: Buffer
  try {
    await work()
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const key = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  )
  const tasks = traceEvents.filter((event) => mainThreads.has(key(event)))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
