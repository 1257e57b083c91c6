import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/** What one first load cost. Bytes are gzipped, times in milliseconds. */
export interface Load {
  scriptBytes: number
  styleBytes: number
  lcp: number
  shift: number
  /**
   * Total blocking time as Lighthouse defines it: of each task what is beyond 50 ms, from the first drawing of content
   * on. https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time
   */
  blocked: number
  /** The same of the tasks until then: laying out and drawing the page for the first time. */
  blockedBefore: number
}

/** A slow 4G line and a processor four times slower, as mobile measures of the web assume. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWDOWN = 4
/** In milliseconds. */
const LONG_TASK = 50

declare global {
  interface Window {
    seen: { lcp: number; shift: number; tasks: { from: number; to: number }[] }
  }
}

/** Loads a page once in a fresh profile, as a phone would. */
export async function loadAsPhone(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { lcp, shift, tasks, drawn, files } = await page.evaluate(() => ({
    ...window.seen,
    drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  }))
  await context.close()
  return {
    scriptBytes: await bytesOf(files, '.js'),
    styleBytes: await bytesOf(files, '.css'),
    lcp,
    shift,
    blocked: beyond(tasks.map(({ from, to }) => to - Math.max(from, drawn))),
    blockedBefore: beyond(tasks.map(({ from, to }) => Math.min(to, drawn) - from)),
  }
}

/**
 * The files that the page fetched, as it tells itself: Playwright's responses lacked some scripts that were preloaded.
 * Each is compressed by itself.
 */
async function bytesOf(files: readonly string[], ending: string): Promise<number> {
  const own = new Set(files.filter((file) => new URL(file).pathname.endsWith(ending)))
  const sizes = [...own].map(async (file) => {
    const bytes = await (await fetch(file)).arrayBuffer()
    return gzipSync(bytes, { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** What of each duration is beyond that of a task that a reader does not notice. */
function beyond(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK), 0)
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Runs in the page, before anything else of it. */
function watch(): void {
  window.seen = { lcp: 0, shift: 0, tasks: [] }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', (entry) => {
    window.seen.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) window.seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    window.seen.tasks.push({ from: startTime, to: startTime + duration })
  })
}
