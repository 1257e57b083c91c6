import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBox, readLabel, sealBox } from './box.ts'
import { pack, paddedLength, unpack } from './padding.ts'
import { PART_BYTES } from './parts.ts'
import { addWay, newRing, newSalt, type OpenRing } from './ringKey.ts'
import { SealProblem } from './sealProblem.ts'

const random = (length: number) => {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += 65_536) {
    crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  }
  return bytes
}
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'opened',
    (error: unknown) => (error instanceof SealProblem ? error.code : error),
  )

let open: OpenRing
let stranger: OpenRing
beforeAll(async () => {
  open = await addWay(await newRing(), { kind: 'code' }, newSalt(), random(26))
  stranger = await addWay(await newRing(), { kind: 'code' }, newSalt(), random(26))
})

describe('a box', () => {
  test.each([0, 1, 5000, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES])(
    'gives %i bytes back, to the last bit',
    async (length) => {
      const content = random(length)
      const box = await sealBox('document', [content], open)
      const opened = await openBox(box, 'document', open.key)
      expect(Buffer.from(opened).equals(Buffer.from(content))).toBe(true)
    },
  )

  test('gives pieces back in a row, wherever they begin and end', async () => {
    const lengths = [0, 5, PART_BYTES - 5, 0, 7, PART_BYTES + 3, 2 * PART_BYTES - 9, 1]
    const pieces = lengths.map(random)
    const box = await sealBox('document', pieces, open)
    const opened = await openBox(box, 'document', open.key)
    expect(Buffer.from(opened).equals(Buffer.concat(pieces))).toBe(true)
  })

  test('is never a text for the content store, however short it is', async () => {
    const box = await sealBox('analysis', [new Uint8Array(0)], open)
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(box)).toThrow(TypeError)
  })

  test('names its ring in clear, so that another device can offer the ways', async () => {
    const box = await sealBox('analysis', [random(10)], open)
    expect(readLabel(box)).toEqual({ kind: 'analysis', ring: open.ring })
  })

  test('of the same content is never the same bytes twice', async () => {
    const content = random(100)
    const [one, other] = await Promise.all([0, 1].map(() => sealBox('document', [content], open)))
    expect(one).not.toEqual(other)
  })

  test('does not open with the key of another ring, nor as another kind', async () => {
    const box = await sealBox('document', [random(10)], open)
    expect(await problemOf(openBox(box, 'document', stranger.key))).toBe('key')
    expect(await problemOf(openBox(box, 'analysis', open.key))).toBe('kind')
  })

  test('of a ring without a way is not made', async () => {
    await expect(sealBox('document', [random(10)], await newRing())).rejects.toThrow(RangeError)
  })

  test('of another version is refused before anything of it is read', async () => {
    const box = await sealBox('document', [random(10)], open)
    for (const version of [0, 2, 255]) {
      box[8] = version
      expect(await problemOf(openBox(box, 'document', open.key))).toBe('version')
    }
  })
})

describe('a box that was tampered with', () => {
  let small: Uint8Array<ArrayBuffer>
  let large: Uint8Array<ArrayBuffer>
  const part = PART_BYTES + 16
  beforeAll(async () => {
    small = await sealBox('document', [random(300)], open)
    large = await sealBox('document', [random(2.5 * PART_BYTES)], open)
  })

  test('is refused when any one bit is another', async () => {
    const flips = fc.asyncProperty(
      fc.nat(small.length - 1),
      fc.integer({ min: 0, max: 7 }),
      async (at, bit) => {
        const changed = small.slice()
        changed[at] = (changed[at] ?? 0) ^ (1 << bit)
        const problem = await problemOf(openBox(changed, 'document', open.key))
        return problem !== 'opened' && typeof problem === 'string'
      },
    )
    await expect(fc.assert(flips, { numRuns: 500 })).resolves.toBeUndefined()
  })

  test('is refused when it was cut short anywhere, or has something after its end', async () => {
    const cuts = fc.asyncProperty(fc.nat(small.length - 1), async (length) => {
      const problem = await problemOf(openBox(small.slice(0, length), 'document', open.key))
      return problem !== 'opened' && typeof problem === 'string'
    })
    await fc.assert(cuts, { numRuns: 200 })
    for (const more of [1, 15, 16, 17, part]) {
      const longer = new Uint8Array([...small, ...new Uint8Array(more)])
      expect(await problemOf(openBox(longer, 'document', open.key))).toBe('changed')
    }
  })

  test('is refused when whole parts are left off, swapped or doubled', async () => {
    const front = large.length - sealedSize(2.5 * PART_BYTES)
    const parts = [0, 1, 2].map((at) => large.slice(front + at * part, front + (at + 1) * part))
    const put = (order: readonly number[]) => {
      const bytes = [large.subarray(0, front), ...order.map((at) => parts[at] ?? new Uint8Array())]
      return new Uint8Array(Buffer.concat(bytes))
    }
    expect(await problemOf(openBox(put([0, 1, 2]), 'document', open.key))).toBe('opened')
    const others = [[0, 1], [0], [1, 2], [2], [1, 0, 2], [0, 2, 1], [0, 0, 2], [0, 1, 1, 2], []]
    const problems = others.map((order) => problemOf(openBox(put(order), 'document', open.key)))
    expect(await Promise.all(problems)).toEqual(others.map(() => 'changed'))
  })

  test('is refused when it has the label of another box of the same ring', async () => {
    const other = await sealBox('document', [random(300)], open)
    const front = small.length - sealedSize(300)
    const mixed = small.slice()
    mixed.set(other.subarray(0, front))
    expect(await problemOf(openBox(mixed, 'document', open.key))).toBe('changed')
  })

  test('is never more than a problem, whatever the bytes are', async () => {
    const noise = fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const front = small.slice(0, bytes.length % 60)
      const mixed = new Uint8Array([...front, ...bytes])
      return typeof (await problemOf(openBox(mixed, 'document', open.key))) === 'string'
    })
    await expect(fc.assert(noise, { numRuns: 300 })).resolves.toBeUndefined()
  })

  const sealedSize = (length: number) => length + Math.max(1, Math.ceil(length / PART_BYTES)) * 16
})

describe('padding', () => {
  test('gives words and file back, and hides how long they are', () => {
    const packs = fc.property(fc.uint8Array(), fc.uint8Array({ maxLength: 9000 }), (a, b) => {
      const [words, file] = [new Uint8Array(a), new Uint8Array(b)]
      const packed = pack(words, file)
      const whole = new Uint8Array(Buffer.concat(packed))
      expect(whole.length).toBe(paddedLength(whole.length))
      expect(unpack(whole)).toEqual({ words, file })
    })
    fc.assert(packs)
  })

  test('is at most an eighth of the length, and leaves few lengths', () => {
    const lengths = fc.property(fc.integer({ min: 4096, max: 11_000_000 }), (length) => {
      const padded = paddedLength(length)
      expect(padded).toBeGreaterThanOrEqual(length)
      expect(padded).toBeLessThanOrEqual(length * 1.12)
    })
    fc.assert(lengths)
    const all = new Set(Array.from({ length: 10_000 }, (_, at) => paddedLength(1000 * at)))
    expect(all.size).toBeLessThan(400)
  })

  test('takes no bytes for a pack that say they are longer than they are', () => {
    expect(unpack(Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 5))).toBeNull()
    expect(unpack(new Uint8Array(7))).toBeNull()
  })
})
