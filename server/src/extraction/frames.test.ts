import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FrameReader, frameHead } from './frames.ts'

test('frames come out whole however the stream is cut', () => {
  const contents = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 6 })
  const check = fc.property(contents, fc.integer({ min: 1, max: 20 }), (parts, step) => {
    const stream = Buffer.concat(
      parts.flatMap((part, kind) => [frameHead(kind, part.length), part]),
    )
    const reader = new FrameReader(50)
    const seen = []
    for (let at = 0; at < stream.length; at += step) {
      seen.push(...reader.add(stream.subarray(at, at + step)))
    }
    expect(seen.map(({ kind, content }) => [kind, [...content]])).toEqual(
      parts.map((part, kind) => [kind, [...part]]),
    )
  })
  fc.assert(check)
})

test('a frame that is too long is refused before it is held', () => {
  expect(() => new FrameReader(50).add(frameHead(1, 51))).toThrow(RangeError)
})
