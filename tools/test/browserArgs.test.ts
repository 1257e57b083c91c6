import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const harness = fileURLToPath(new URL('../../e2e/harness/browserArgs.ts', import.meta.url))

test("the browser of tests goes without all that Playwright's own browser goes without", async () => {
  const { browserArgs } = (await import(pathToFileURL(harness).href)) as { browserArgs: string[] }
  const off = browserArgs.find((arg) => arg.startsWith('--disable-features='))
  const ours = new Set(off?.split('=')[1]?.split(','))
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const source = await readFile(join(playwright, 'lib', 'coreBundle.js'), 'utf8')
  const list = /chromiumSwitches\.ts"\(\) \{\s+"use strict";\s+disabledFeatures = \[([^\]]+)\]/
  const theirs = Array.from(list.exec(source)?.[1]?.matchAll(/"(\w+)"/g) ?? [], ([, name]) => name)
  expect(theirs.length).toBeGreaterThan(10)
  // Those of another browser of its kind begin with "ms".
  expect(theirs.filter((name) => !name?.startsWith('ms') && !ours.has(name ?? ''))).toEqual([])
})
