import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../test/chromium.ts'
import { startHub } from '../children.ts'
import { type BenchRow, median } from '../measure.ts'
import { makePaper } from './paper.ts'

const LETTERS = 5
const LONG_PAGES = 20
const assets = fileURLToPath(new URL('../../../.build/web/assets', import.meta.url))

/** What one file took, in milliseconds. */
interface Seen {
  readonly took: number
  /** The longest task of the page meanwhile; none below 50 ms is told. */
  readonly longest: number
}

/**
 * The analysis on the device, by the worker of /web3-documents as it was built. As there, each file has a worker of its
 * own, which has loaded its code ahead; the model is on the device, and is opened for the file.
 */
export async function chromiumRows(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const hub = await startHub({ DATA_DIR: dataDir, PORT: '0', CHAIN: 'off', LOG_LEVEL: 'error' })
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    return await rows(browser, hub.url)
  } finally {
    await browser.close()
    await hub.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function rows(browser: Browser, hub: string): Promise<BenchRow[]> {
  const page = await browser.newPage()
  await page.goto(`${hub}/web3-documents`)
  const worker = `/assets/${await workerFile()}`
  const prepared = await page.evaluate(prepare, worker)
  const read = async (pages: number, kind: 'notice_of_allegations' | 'school_policy') => {
    const bytes = Buffer.from(makePaper(kind, pages)).toString('base64')
    return await page.evaluate(analyze, [worker, bytes] as const)
  }
  const letters: Seen[] = []
  for (let at = 0; at < LETTERS; at++) letters.push(await read(2, 'notice_of_allegations'))
  const policy = await read(LONG_PAGES, 'school_policy')
  const tasks = Math.max(policy.longest, ...letters.map(({ longest }) => longest))
  return [
    row(
      'the first worker started, its code and the model fetched from a hub beside it',
      prepared,
      '',
    ),
    row('a PDF letter of two pages', median(letters.map(({ took }) => took)), '<= 8 s'),
    row(`a PDF policy of ${LONG_PAGES} pages`, policy.took, ''),
    {
      goal: 'analysis',
      what: 'in Chromium: the longest task of the page meanwhile',
      figure: tasks === 0 ? 'under 50 ms' : `${Math.round(tasks)} ms`,
      wanted: '<= 100 ms',
    },
  ]
}

function row(what: string, took: number, wanted: string): BenchRow {
  return {
    goal: 'analysis',
    what: `in Chromium: ${what}`,
    figure: `${(took / 1000).toFixed(1)} s`,
    wanted,
  }
}

/** The build names it by its content. */
async function workerFile(): Promise<string> {
  const files = await readdir(assets)
  const file = files.find((name) => name.startsWith('fileWorker-') && name.endsWith('.js'))
  if (!file) throw new Error('The build holds no worker that reads files.')
  return file
}

/** In the page: starts a worker and lets it load all that it needs. Answers how long that took. */
async function prepare(address: string): Promise<number> {
  const started = performance.now()
  const worker = new Worker(address, { type: 'module' })
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker did not load.')))
    worker.addEventListener('message', ({ data }: MessageEvent<{ step: string }>) => {
      if (data.step === 'loaded') resolve()
      if (data.step === 'not_loaded') reject(new Error('The worker did not load its parts.'))
    })
    worker.postMessage('prepare')
  })
  worker.terminate()
  return performance.now() - started
}

/** In the page: lets a worker that is ready read and analyze one file. */
async function analyze([address, base64]: readonly [string, string]): Promise<Seen> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const worker = new Worker(address, { type: 'module' })
  const step = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The worker did not load.')))
      worker.addEventListener('message', ({ data }: MessageEvent<{ step: string }>) => {
        if (data.step === wanted) resolve()
        if (['not_loaded', 'failed'].includes(data.step)) reject(new Error(JSON.stringify(data)))
      })
    })
  const loaded = step('loaded')
  worker.postMessage('prepare')
  await loaded
  let longest = 0
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  tasks.observe({ type: 'longtask' })
  const started = performance.now()
  const done = step('done')
  worker.postMessage({ bytes, named: 'pdf', wants: 'analysis' })
  await done
  const took = performance.now() - started
  worker.terminate()
  for (const { duration } of tasks.takeRecords()) longest = Math.max(longest, duration)
  tasks.disconnect()
  return { took, longest }
}
