/** A document of 10 MB sealed, stored, fetched and opened as on /web3-documents, beside a bare loop of the same cipher. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../test/chromium.ts'
import { startHub, startScript } from '../children.ts'
import type { BenchRow } from '../measure.ts'
import { measureSealing, type SealingTimes } from './work.ts'

const ROUNDS = 15

/** Measures in Node, whose fetch and WebCrypto are others than a browser's, and in Chromium. */
export async function benchSealing(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', CHAIN: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const [hub, rawStore] = await Promise.all([
    startHub(env),
    startScript('tools/bench/references/rawStore.ts'),
  ])
  try {
    const leave = beThePageOf(hub.url)
    const inNode = await measureSealing(ROUNDS, rawStore.url).finally(leave)
    const inChromium = await measureInChromium(hub.url, ROUNDS, rawStore.url)
    return [...rowsOf('Node', inNode), ...rowsOf('Chromium', inChromium)]
  } finally {
    await rawStore.stop()
    await hub.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Lets the screen's own code call the hub, with the cookie that it gets. Answers what ends that. */
function beThePageOf(url: string): () => void {
  const { fetch } = globalThis
  let cookie = ''
  globalThis.fetch = async (path, init = {}) => {
    if (typeof path !== 'string' || !path.startsWith('/')) return fetch(path, init)
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(`${url}${path}`, { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  return () => {
    globalThis.fetch = fetch
  }
}

function rowsOf(where: string, seen: SealingTimes): BenchRow[] {
  const times = (ours: number, reference: number) => (ours / reference).toFixed(2)
  const { alone, bare, carried, digests, stored } = seen
  const row = (what: string, ours: number): BenchRow => ({
    goal: 'sealing',
    what: `in ${where}: ${what}`,
    figure: `${ours.toFixed(0)} ms (the loop ${bare.toFixed(0)} ms)`,
    ratio: `${times(ours, bare)} times a bare WebCrypto loop; ${times(ours, digests)} times one that takes both digests; ${times(ours, carried)} times one whose bytes are carried through node:http alone`,
    wanted: 'at most 3 times the bare loop',
  })
  return [
    row('a document of 10 MB sealed, its digest taken twice, opened', alone),
    row('the same, with storing it in the hub and fetching it', stored),
    row('the loop with its bytes carried, in place of ours', carried),
  ]
}

/** What is measured, in a page of the hub: there fetch, blobs and WebCrypto are those of its users. */
async function measureInChromium(
  hub: string,
  rounds: number,
  rawStore: string,
): Promise<SealingTimes> {
  const script = await bundled()
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    // The hub's policy lets no other script run.
    const context = await browser.newContext({ bypassCSP: true })
    const page = await context.newPage()
    await page.goto(`${hub}/trust`)
    await page.addScriptTag({ content: script })
    return await page.evaluate(
      ([count, address]) => {
        const { sealing } = globalThis as unknown as {
          sealing: { measureSealing: typeof measureSealing }
        }
        return sealing.measureSealing(count, address)
      },
      [rounds, rawStore] as const,
    )
  } finally {
    await browser.close()
  }
}

/** The work as a script that makes a global `sealing` of it. */
async function bundled(): Promise<string> {
  const { build } = await import('vite')
  const entry = fileURLToPath(new URL('work.ts', import.meta.url))
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'sealing' } },
  })
  const [first] = [made].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The work was not bundled.')
  return chunk.code
}
