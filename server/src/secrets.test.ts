import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { resolveSecrets } from './secrets.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-secrets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const resolve = (environment: Record<string, string> = {}) =>
  resolveSecrets(readConfig({ DATA_DIR: join(folder, 'data'), ...environment }))

const files = () => readdir(join(folder, 'data'))

test('[backups.key] secrets are made at the first start, and are the same at the next', async () => {
  const first = await resolve()
  expect(first.encryptionKey).toHaveLength(32)
  expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32)
  expect(first.sessionSecret).not.toBe(first.encryptionKey.toString('base64'))
  expect(await resolve()).toEqual(first)
})

test('only the owner of the folder can read them, and nothing unfinished stays', async () => {
  await resolve()
  expect((await files()).toSorted()).toEqual(['encryption-key', 'session-secret'])
  for (const name of await files()) {
    expect((await stat(join(folder, 'data', name))).mode & 0o777).toBe(0o600)
  }
})

test('[backups.key] secrets of the environment are taken, and nothing is written', async () => {
  const key = Buffer.alloc(32, 7)
  const given = await resolve({
    SESSION_SECRET: 'a session secret of many characters',
    ENCRYPTION_KEY: key.toString('hex'),
  })
  expect(given.encryptionKey).toEqual(key)
  expect(given.sessionSecret).toBe('a session secret of many characters')
  await expect(files()).rejects.toThrow('ENOENT')
})

test('what a start that was killed left behind is no secret', async () => {
  const { encryptionKey } = await resolve()
  await rm(join(folder, 'data', 'encryption-key'))
  await writeFile(join(folder, 'data', 'encryption-key.new'), 'half')
  const again = await resolve()
  expect(again.encryptionKey).toHaveLength(32)
  expect(again.encryptionKey).not.toEqual(encryptionKey)
  expect(await files()).not.toContain('encryption-key.new')
})

test.each(['', 'short', 'x'.repeat(50)])(
  'a damaged encryption key ("%s") is told in a sentence that does not show it',
  async (content) => {
    await resolve()
    await writeFile(join(folder, 'data', 'encryption-key'), content)
    const mistake = await resolve().catch((error: Error) => error.message)
    expect(mistake).toContain('The file encryption-key in DATA_DIR')
    if (content) expect(mistake).not.toContain(content)
    expect(await readFile(join(folder, 'data', 'encryption-key'), 'utf8')).toBe(content)
  },
)
