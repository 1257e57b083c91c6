/**
 * Row 7: what the first load of a screen costs a phone: JavaScript over the wire, LCP, layout shift and
 * blocking, beside a page that holds React and react-dom alone, in turn in one run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../test/chromium.ts'
import { startScript } from '../children.ts'
import { type BenchRow, median } from '../measure.ts'
import { type Load, loadAsPhone } from './loadAsPhone.ts'
import { type Reference, startReactPage } from './reactPage.ts'

const ROUNDS = 5

/**
 * Playwright watches a page by a protocol under which V8 writes down, at each new Error, where in its source the
 * calls stand; it parses all of a script again for it. React makes errors when it is loaded: some 135 ms of blocking
 * that no reader has. With this V8 notes those places while it compiles, as it has to anyway.
 */
const WITHOUT_REPARSING = '--js-flags=--no-enable-lazy-source-positions'
const screens = { home: '/', resources: '/resources', schools: '/schools', reviews: '/reviews' }

export async function benchFirstLoad(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-load-'))
  const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  const hub = await startScript('server/src/main.ts', env)
  const reference = await startReactPage()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [WITHOUT_REPARSING],
  })
  try {
    return await rows(browser, hub.url, reference)
  } finally {
    await browser.close()
    await reference.stop()
    await hub.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function rows(browser: Browser, hub: string, reference: Reference): Promise<BenchRow[]> {
  const addresses = {
    react: reference.url,
    ...Object.fromEntries(Object.entries(screens).map(([name, path]) => [name, hub + path])),
  }
  const loads: Record<string, Load[]> = {}
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(addresses)) {
      loads[name] ??= []
      loads[name].push(await loadAsPhone(browser, url))
    }
  }
  const middle = (name: string, key: keyof Load) =>
    median((loads[name] ?? []).map((one) => one[key]))
  const react = {
    script: middle('react', 'scriptBytes'),
    lcp: middle('react', 'lcp'),
    blocked: middle('react', 'blocked'),
  }
  return Object.keys(screens).map((name) => {
    const [script, lcp, css] = [
      middle(name, 'scriptBytes'),
      middle(name, 'lcp'),
      middle(name, 'styleBytes'),
    ]
    const [shift, blocked, before] = [
      middle(name, 'shift'),
      middle(name, 'blocked'),
      middle(name, 'blockedBefore'),
    ]
    return {
      goal: '7',
      what: `first load of ${name}`,
      figure: `${kB(script)} JS, ${kB(css)} CSS, LCP ${Math.round(lcp)} ms, CLS ${shift.toFixed(3)}, TBT ${Math.round(blocked)} ms (before the first drawing ${Math.round(before)} ms)`,
      ratio: `${(script / react.script).toFixed(2)}x of React alone (${kB(react.script)}), LCP ${(lcp / react.lcp).toFixed(2)}x (${Math.round(react.lcp)} ms), TBT ${Math.round(react.blocked)} ms`,
      wanted: 'JS <= 1.40x, LCP <= 1.15x, TBT 0, CLS 0, CSS <= 15 kB',
    }
  })
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
