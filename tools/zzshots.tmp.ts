import { mkdtemp } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { startScript } from './bench/children.ts'
const dataDir = await mkdtemp('/tmp/hub-shots-')
const hub = await startScript('server/src/main.ts', { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMITS: 'off' })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const [only, ...rest] = process.argv.slice(2)
const shots: [string, string][] = only ? [[only, rest[0] ?? 'shot']] : [['/guides', 'list'], ['/guides/who-can-be-your-advisor', 'advisor'], ['/guides/glossary-people', 'glossary'], ['/guides/free-advisor-at-the-hearing', 'free'], ['/resources', 'hub'], ['/guides/no-such', 'missing']]
for (const scheme of ['light', 'dark'] as const) for (const width of [360, 768, 1280]) {
  const page = await browser.newPage({ viewport: { width, height: 1400 }, colorScheme: scheme })
  for (const [path, name] of shots) {
    if (scheme === 'dark' && width === 768) continue
    await page.goto(hub.url + path, { waitUntil: 'networkidle' })
    const at = process.env.AT
    if (at) { await page.evaluate((y) => window.scrollTo(0, Number(y)), at); await page.screenshot({ path: `/tmp/shots/${name}-${width}-${scheme}.png` }) }
    else await page.screenshot({ path: `/tmp/shots/${name}-${width}-${scheme}.png`, fullPage: true })
    const h = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])
    console.log(name, width, scheme, h)
  }
  await page.close()
}
await browser.close()
await hub.stop()
