import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepTemporaryFilesInMemory } from './temporaryFiles.ts'

let roomy = { memory: '', room: 0 }
beforeEach(() => {
  roomy = { memory: mkdtempSync(join(tmpdir(), 'memory-')), room: 0 }
  const { memory } = roomy
  return () => rmSync(memory, { recursive: true })
})

test('files of a run lie in memory and are gone after it, with those of a run that was killed', async () => {
  vi.stubEnv('TMPDIR', '')
  const { pid } = spawnSync('true')
  const left = join(roomy.memory, `hub-test-run-${pid}-abc`)
  const running = join(roomy.memory, `hub-test-run-${process.ppid}-abc`)
  for (const folder of [left, running]) mkdirSync(folder)
  const remove = await keepTemporaryFilesInMemory(roomy)
  const made = mkdtempSync(join(tmpdir(), 'x-'))
  expect(dirname(dirname(made))).toBe(roomy.memory)
  expect(statSync(tmpdir()).mode & 0o7777).toBe(0o1777)
  expect([left, running].map(existsSync)).toEqual([false, true])
  await remove()
  expect(existsSync(made)).toBe(false)
})

test('files lie where they always do in a machine with little memory, and where somebody says', async () => {
  vi.stubEnv('TMPDIR', '')
  await keepTemporaryFilesInMemory({ ...roomy, room: Number.MAX_SAFE_INTEGER })
  await keepTemporaryFilesInMemory({ memory: '/no/such', room: 0 })
  expect(process.env.TMPDIR).toBe('')
  vi.stubEnv('TMPDIR', '/elsewhere')
  await keepTemporaryFilesInMemory(roomy)
  expect(process.env.TMPDIR).toBe('/elsewhere')
})
