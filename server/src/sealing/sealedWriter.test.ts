import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { FRAME_BYTES } from './frames.ts'
import { openStream } from './openStream.ts'
import { SealingThread } from './sealingThread.ts'

const place = { table: 'documents', column: 'filename', row: 'a' }
const key = randomBytes(32)

let folder: string
let thread = new SealingThread()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-seal-'))
})
afterEach(async () => {
  await thread.close()
  thread = new SealingThread()
})
afterAll(() => rm(folder, { recursive: true }))

async function write(name: string, bytes: Buffer, chunk: number): Promise<string> {
  const path = join(folder, name)
  const writer = await thread.write(path, key, place)
  for (let from = 0; from < bytes.length; from += chunk) {
    await writer.write(bytes.subarray(from, from + chunk))
  }
  await writer.end()
  return path
}

async function open(path: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of openStream(createReadStream(path), key, place)) parts.push(part)
  return Buffer.concat(parts)
}

test.each([0, 1, FRAME_BYTES, FRAME_BYTES + 1, 3 * FRAME_BYTES - 1])(
  'a file of %i bytes is written sealed and opens again, however its bytes came',
  async (size) => {
    const bytes = randomBytes(size)
    for (const chunk of [7919, FRAME_BYTES, FRAME_BYTES + 1, 4 * FRAME_BYTES]) {
      const path = await write(`${size}-${chunk}`, bytes, chunk)
      expect((await open(path)).equals(bytes)).toBe(true)
    }
  },
)

test('many files at once do not mix', async () => {
  const files = Array.from({ length: 12 }, (_, at) => randomBytes(300_000 + at * 50_000))
  const paths = await Promise.all(files.map((bytes, at) => write(`many-${at}`, bytes, 60_000)))
  for (const [at, path] of paths.entries())
    expect((await open(path)).equals(files[at] ?? key)).toBe(true)
})

test('only the owner of the process can read the file, and no plain byte is in it', async () => {
  const path = await write('secret', Buffer.from('heron '.repeat(100_000)), 50_000)
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect((await readFile(path)).includes('heron')).toBe(false)
})

test('what the disk refuses is told by its code, and the other files go on', async () => {
  const wrong = thread.write(join(folder, 'no', 'such', 'folder'), key, place)
  await expect(wrong).rejects.toMatchObject({ code: 'ENOENT' })
  await write('taken', Buffer.alloc(10), 10)
  await expect(write('taken', Buffer.alloc(10), 10)).rejects.toMatchObject({ code: 'EEXIST' })
  expect((await open(await write('fine', Buffer.alloc(10), 10))).length).toBe(10)
})

test('when the thread ends, what it had under way fails, and the next file gets a new one', async () => {
  const writers = [
    await thread.write(join(folder, 'cut'), key, place),
    await thread.write(join(folder, 'cut too'), key, place),
  ]
  await thread.close()
  expect((await open(await write('next', Buffer.alloc(10), 10))).length).toBe(10)
  for (const writer of writers) {
    await expect(writer.end()).rejects.toMatchObject({ code: 'STOPPED' })
    await writer.abort()
  }
})

test('an answer that is under way when the thread ends fails', async () => {
  const writer = await thread.write(join(folder, 'half'), key, place)
  const ending = writer.end().catch((error: unknown) => error)
  await thread.close()
  expect(await ending).toMatchObject({ code: 'STOPPED' })
})
