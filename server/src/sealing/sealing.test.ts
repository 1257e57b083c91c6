import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FileSealer } from './fileSealer.ts'
import { FRAME_BYTES, HEADER_BYTES, SEALED_FRAME_BYTES } from './frames.ts'
import { Keyring } from './keyring.ts'
import { openStream } from './openStream.ts'
import { SealBroken } from './sealBroken.ts'
import { SealedFile } from './sealedFile.ts'

const place = { table: 'documents', column: 'filename', row: 'a' }
const key = randomBytes(32)

async function* chunksOf(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function joined(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

function seal(bytes: Buffer): Buffer {
  const sealer = new FileSealer(key, place)
  const sealed: Buffer[] = []
  let at = 0
  for (; at + FRAME_BYTES < bytes.length; at += FRAME_BYTES) {
    sealed.push(...sealer.frame(bytes.subarray(at, at + FRAME_BYTES), false))
  }
  return Buffer.concat([...sealed, ...sealer.frame(bytes.subarray(at), true)])
}
const unseal = (bytes: Buffer, chunk = 1000) =>
  joined(openStream(chunksOf(bytes, chunk), key, place))

const sizes = [0, 1, FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1, 3 * FRAME_BYTES]

describe('files', () => {
  test.each(sizes)('a file of %i bytes comes back as it was, however it is cut', async (size) => {
    const bytes = randomBytes(size)
    const sealed = seal(bytes)
    expect((await unseal(sealed)).equals(bytes)).toBe(true)
    expect((await unseal(sealed, 3)).equals(bytes)).toBe(true)
    expect((await unseal(sealed, SEALED_FRAME_BYTES)).equals(bytes)).toBe(true)
  })

  test('the words of a file are not in its sealed bytes, and never the same twice', async () => {
    const bytes = Buffer.from('heron-marker '.repeat(10_000))
    const [one, two] = [seal(bytes), seal(bytes)]
    expect(one.includes('heron')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })

  test('any changed byte is noticed, and what came out before it was right', async () => {
    const bytes = randomBytes(2 * FRAME_BYTES + 500)
    const sealed = seal(bytes)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: sealed.length - 1 }), async (at) => {
        const changed = Buffer.from(sealed)
        changed[at] = (changed[at] ?? 0) ^ 1
        const seen: Buffer[] = []
        const opening = async () => {
          for await (const part of openStream(chunksOf(changed, 5000), key, place)) seen.push(part)
        }
        await expect(opening()).rejects.toThrow(SealBroken)
        const given = Buffer.concat(seen)
        expect(given.equals(bytes.subarray(0, given.length))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('a file that was cut anywhere is noticed', async () => {
    const sealed = seal(randomBytes(2 * FRAME_BYTES + 500))
    const ends = [0, 3, HEADER_BYTES, HEADER_BYTES + 10, HEADER_BYTES + SEALED_FRAME_BYTES]
    for (const end of [...ends, HEADER_BYTES + 2 * SEALED_FRAME_BYTES, sealed.length - 1]) {
      await expect(unseal(sealed.subarray(0, end))).rejects.toThrow(SealBroken)
    }
  })

  test('frames that change places, come twice or come from another file are noticed', async () => {
    const [one, two] = [
      seal(randomBytes(3 * FRAME_BYTES + 10)),
      seal(randomBytes(3 * FRAME_BYTES + 10)),
    ]
    const frame = (sealed: Buffer, at: number) =>
      sealed.subarray(HEADER_BYTES + at * SEALED_FRAME_BYTES).subarray(0, SEALED_FRAME_BYTES)
    const header = one.subarray(0, HEADER_BYTES)
    const mixes = [
      [frame(one, 1), frame(one, 0), frame(one, 2), frame(one, 3)],
      [frame(one, 0), frame(one, 0), frame(one, 1), frame(one, 2), frame(one, 3)],
      [frame(one, 0), frame(two, 1), frame(one, 2), frame(one, 3)],
      [frame(one, 0), frame(one, 2), frame(one, 3)],
    ]
    for (const mix of mixes) {
      await expect(unseal(Buffer.concat([header, ...mix]))).rejects.toThrow(SealBroken)
    }
  })

  test('[backups.files-readers] a file opens only at its own place and with its own key', async () => {
    const sealed = seal(randomBytes(10))
    const elsewhere = openStream(chunksOf(sealed, 100), key, { ...place, row: 'b' })
    await expect(joined(elsewhere)).rejects.toThrow(SealBroken)
    await expect(joined(openStream(chunksOf(sealed, 100), randomBytes(32), place))).rejects.toThrow(
      SealBroken,
    )
  })

  test('any part of a sealed file can be read by itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-sealed-'))
    const bytes = randomBytes(3 * FRAME_BYTES)
    await writeFile(join(folder, 'file'), seal(bytes))
    const handle = await open(join(folder, 'file'))
    const file = await SealedFile.open(handle, key, place)
    expect(file.size).toBe(bytes.length)
    const range = fc.tuple(fc.nat(bytes.length), fc.nat(bytes.length))
    await fc.assert(
      fc.asyncProperty(range, async ([from, length]) => {
        const part = await file.read(from, length)
        expect(part.equals(bytes.subarray(from, from + length))).toBe(true)
      }),
      { numRuns: 40 },
    )
    await handle.close()
    await rm(folder, { recursive: true })
  })
})

describe('texts', () => {
  const keyring = new Keyring(key)

  test('any text comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(keyring.openFor(place, keyring.sealFor(place, text))).toBe(text)
      }),
    )
  })

  test.each([
    { ...place, table: 'activities' },
    { ...place, column: 'content' },
    { ...place, row: 'b' },
  ])('a text that was moved to $table.$column of row $row does not open', (other) => {
    const sealed = keyring.sealFor(place, 'Ten days')
    expect(() => keyring.openFor(other, sealed)).toThrow(SealBroken)
  })

  test('a changed, cut or made-up text does not open, and the error holds nothing of it', () => {
    const sealed = keyring.sealFor(place, 'Ten days')
    const changed = `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`
    for (const wrong of [changed, sealed.slice(0, -4), '', 'AAAA', 'Ten days']) {
      expect(() => keyring.openFor(place, wrong)).toThrow('Sealed bytes do not open here.')
    }
  })

  test('the keys of a document come back for its own id and master key only', () => {
    const { keys, wrappedKey } = keyring.newDocumentKeys('a')
    expect(keyring.documentKeys('a', wrappedKey)).toEqual(keys)
    expect(() => keyring.documentKeys('b', wrappedKey)).toThrow(SealBroken)
    expect(() => new Keyring(randomBytes(32)).documentKeys('a', wrappedKey)).toThrow(SealBroken)
  })

  test('each document has keys of its own, and none of them is the master key', () => {
    const [one, two] = [keyring.newDocumentKeys('a').keys, keyring.newDocumentKeys('a').keys]
    const all = [one.text, one.file, two.text, two.file, key].map((each) => each.toString('hex'))
    expect(new Set(all).size).toBe(5)
  })
})
