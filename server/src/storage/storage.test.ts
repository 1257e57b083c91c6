import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucketServer } from '../testing/bucketServer.ts'
import { openStorage } from './openStorage.ts'
import type { Storage, StoredFile } from './storage.ts'

const folder = (databaseUrl: string | null) => async () => ({
  s3: null,
  databaseUrl,
  stop: async () => {},
})
const bucket = async () => ({ databaseUrl: null, ...(await startBucketServer()) })

describe.each([
  ['a folder', folder(null)],
  ['a folder that survives a power cut', folder('postgres://host/hub')],
  ['a bucket', bucket],
])('%s', (_name, prepare) => {
  let storage: Storage
  let dataDir: string
  let close: () => Promise<void>
  beforeAll(async () => {
    const prepared = await prepare()
    const { s3, databaseUrl } = prepared
    dataDir = await mkdtemp(join(tmpdir(), 'hub-storage-'))
    storage = await openStorage({ dataDir, databaseUrl, s3 }, 'documents')
    close = async () => {
      await prepared.stop()
      await rm(dataDir, { recursive: true })
    }
  })
  afterAll(() => close())

  async function keep(key: string, bytes: Buffer): Promise<void> {
    const path = join(storage.incoming, key)
    await writeFile(path, bytes)
    await storage.keep(path, key)
  }

  async function read(key: string): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of await storage.read(key)) parts.push(part)
    return Buffer.concat(parts)
  }

  async function list(): Promise<StoredFile[]> {
    const found: StoredFile[] = []
    for await (const file of storage.list()) found.push(file)
    return found
  }

  test('a kept file comes back byte for byte, and is gone from where it came in', async () => {
    const bytes = randomBytes(3_000_000)
    await keep('one', bytes)
    expect((await read('one')).equals(bytes)).toBe(true)
    expect(await readdir(storage.incoming)).toEqual([])
  })

  test('the list names what is kept and when it came, and nothing else', async () => {
    await keep('two', randomBytes(10))
    await storage.claim('some hub')
    const files = await list()
    expect(files.map(({ key }) => key).toSorted()).toEqual(['one', 'two'])
    for (const { changedAt } of files) {
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000)
    }
  })

  test('a removed file is gone, and removing it again is no error', async () => {
    await storage.remove('one')
    await storage.remove('one')
    await expect(read('one')).rejects.toBeInstanceOf(Error)
    expect((await list()).map(({ key }) => key)).toEqual(['two'])
  })

  test('the first hub that claims it stays its owner', async () => {
    expect(await storage.claim('some hub')).toBe('some hub')
    expect(await storage.claim('another hub')).toBe('some hub')
  })

  test('a file that cannot be read is not kept', async () => {
    await expect(storage.keep(join(storage.incoming, 'none'), 'three')).rejects.toBeInstanceOf(
      Error,
    )
    expect((await list()).map(({ key }) => key)).not.toContain('three')
  })
})
