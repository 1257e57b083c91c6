import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdFirstLoadBudget } from './firstLoadBudget.ts'

const page = `<script src="/assets/early.js"></script><link rel="stylesheet" href="/assets/style.css">
<link rel="modulepreload" href="/assets/screen.js"><link rel="modulepreload" href="/assets/index.js">
<script type="module" crossorigin src="/assets/index.js"></script>`

let out = ''
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'first-load-'))
  await mkdir(join(out, 'assets'))
  await Promise.all(
    ['index', 'resources', 'schools', 'reviews'].map((name) =>
      writeFile(join(out, `${name}.html`), page),
    ),
  )
  await writeScript('early', 3000)
  await writeScript('screen', 11_215)
  await writeScript('index', 80_000)
})
afterEach(() => rm(out, { recursive: true }))

const writeScript = (name: string, bytes: number) =>
  writeFile(join(out, `assets/${name}.js.gz`), 'x'.repeat(bytes))

it('lets first pages pass within 1.40 times React, each script counted once', async () => {
  await expect(holdFirstLoadBudget(out)).resolves.toBeUndefined()
})

it('ends the build one byte beyond it, preloaded scripts included', async () => {
  await writeScript('screen', 11_216)
  await expect(holdFirstLoadBudget(out)).rejects.toThrow(
    'The scripts of index.html have 94216 bytes; 94215 are allowed.',
  )
})

it('ends the build where a page names no script, since nothing would be held', async () => {
  await writeFile(join(out, 'schools.html'), '<p>School Reviews</p>')
  await expect(holdFirstLoadBudget(out)).rejects.toThrow('schools.html names no script.')
})
