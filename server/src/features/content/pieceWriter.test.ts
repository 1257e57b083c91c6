import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PieceWriter } from './pieceWriter.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-pieces-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(pieces: readonly Buffer[], change = (file: FileHandle) => file) {
  const path = join(folder, 'file')
  const file = await open(path, 'w')
  try {
    const writer = new PieceWriter(change(file))
    for (const piece of pieces) await writer.write(piece)
    await writer.end()
  } finally {
    await file.close()
  }
  return readFile(path)
}

const noise = randomBytes(1_000_000)
const pieceLengths = fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 12 })
const piecesOf = (lengths: readonly number[]) => lengths.map((length) => noise.subarray(0, length))

test('bytes are written in their order and to the last, however they come', async () => {
  await fc.assert(
    fc.asyncProperty(pieceLengths, async (lengths) => {
      const pieces = piecesOf(lengths)
      expect((await written(pieces)).equals(Buffer.concat(pieces))).toBe(true)
    }),
    { numRuns: 30 },
  )
})

/** A disk that takes only a part of what it is given at once. */
function shortOf(file: FileHandle): FileHandle {
  return new Proxy(file, {
    get(target, name) {
      if (name === 'writev') {
        return async ([first]: Buffer[]) =>
          target.write(first?.subarray(0, 1000) ?? Buffer.alloc(0))
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('where the disk takes a part, the rest follows', async () => {
  const pieces = piecesOf([70_000, 300_000, 5, 262_144, 9])
  expect((await written(pieces, shortOf)).equals(Buffer.concat(pieces))).toBe(true)
})

test('the memory of what was written is given back, and none that lies beside other bytes', async () => {
  const own = [70_000, 300_000, 9000].map((size) => Buffer.from(new Uint8Array(size).buffer))
  await written([...own, noise.subarray(0, 300_000)])
  expect(own.map(({ length }) => length)).toEqual([0, 0, 0])
  expect(noise.length).toBe(1_000_000)
})

test('what the disk says of a piece is said, also of the last one', async () => {
  const full = () =>
    ({ writev: () => Promise.reject(new Error('ENOSPC')) }) as unknown as FileHandle
  await expect(written(piecesOf([300_000, 300_000]), full)).rejects.toThrow('ENOSPC')
  await expect(written(piecesOf([10]), full)).rejects.toThrow('ENOSPC')
})
