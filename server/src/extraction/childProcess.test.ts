import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { startScript } from './childProcess.ts'
import { startConfined } from './confined.ts'

test('[documents.reader] a process that reads a document can reach no file, no network, no program and no secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-probe-'))
  vi.stubEnv('ENCRYPTION_KEY', 'secret')
  const child = startScript('./fixtures/probe.ts', folder)
  expect(JSON.parse(await text(child.stdout))).toEqual([])
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

test.runIf(platform() === 'linux')('memory beyond the limit is refused by the system', async () => {
  const grab = 'const held = []; for (let i = 0; i < 40; i++) held.push(Buffer.alloc(50e6, 1))'
  const child = startConfined(process.execPath, ['-e', grab], {})
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).not.toBe(0)
})
