import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../test/chromium.ts'
import type { measureSealing, SealingTimes } from './work.ts'

/** What is measured, in a page of the hub: there fetch, blobs and WebCrypto are those of its users. */
export async function measureInChromium(
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
