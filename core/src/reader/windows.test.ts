import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence, wordLengths } from './fixtures.ts'
import { windowsOf } from './windows.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('windows of a document', () => {
  it('hold whole sentences, each closed by a separator, under their heading', () => {
    const windows = windowsOf(
      [sentence('A bb', 'Your rights'), sentence('ccc', 'Your rights')],
      wordLengths,
    )
    expect(windows.map(({ ids }) => ids)).toEqual([[-1, 4, 6, -2, 1, 2, -2, 3, -2]])
    expect(windows[0]?.segments).toEqual([
      { sentence: 0, start: 4, end: 6 },
      { sentence: 1, start: 7, end: 8 },
    ])
  })

  it('begin anew, under the heading again, where a sentence does not fit', () => {
    const windows = windowsOf(
      [sentence(words(90), 'Hearing'), sentence(words(90), 'Hearing')],
      wordLengths,
    )
    expect(windows).toHaveLength(2)
    expect(windows.map(({ ids }) => ids.slice(0, 3))).toEqual([
      [-1, 7, -2],
      [-1, 7, -2],
    ])
  })

  it('judge a long sentence in segments, and lose no word of it', () => {
    const windows = windowsOf([sentence(words(300))], wordLengths)
    const segments = windows.flatMap((window) => window.segments)
    expect(segments.map(({ start, end }) => end - start)).toEqual([96, 96, 96, 12])
  })

  it('are never longer than what the encoder reads at once', () => {
    const sentences = [3, 80, 200, 1, 95, 96, 97, 40, 40].map((count) =>
      sentence(words(count), words(30)),
    )
    for (const { ids } of windowsOf(sentences, wordLengths))
      expect(ids.length).toBeLessThanOrEqual(160)
  })

  it('J2 of any sentences hold every token once, in order, and no window is too long', () => {
    const counts = fc.array(fc.tuple(fc.nat(260), fc.constantFrom('', 'Hearing', words(40))), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(counts, (lengths) => {
        const sentences = lengths.map(([count, heading]) => sentence(words(count), heading))
        const windows = windowsOf(sentences, wordLengths)
        const places = windows.flatMap(({ segments }) => segments)
        for (const [index, [count]] of lengths.entries()) {
          const own = places.filter((one) => one.sentence === index)
          expect(own.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(count)
        }
        for (const { ids, segments } of windows) {
          expect(ids.length).toBeLessThanOrEqual(160)
          expect(segments.length).toBeGreaterThan(0)
          for (const { start, end } of segments) expect(ids.slice(start, end)).not.toContain(-2)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('J1 begin with the heading that their first sentence stands under, not with the one before', () => {
    const sentences = [
      sentence(words(90), 'One'),
      sentence(words(60), 'Seven'),
      sentence(words(90), 'Seven'),
    ]
    const heads = windowsOf(sentences, wordLengths).map(({ ids }) => ids[1])
    // The second sentence fits into the window of the first.
    expect(heads).toEqual([3, 5])
  })
})
