import { describe, expect, it } from 'vitest'
import { sentence, wordLengths } from './fixtures.ts'
import { placeInWindow, windowsOf } from './windows.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('windows of a document', () => {
  it('hold whole sentences, each closed by a separator, under their heading', () => {
    const windows = windowsOf(
      [sentence('A bb', 'Your rights'), sentence('ccc', 'Your rights')],
      wordLengths,
    )
    expect(windows.map(({ ids }) => ids)).toEqual([[-1, 4, 6, -2, 1, 2, -2, 3, -2]])
    expect(windows[0]?.segments).toEqual([
      { sentence: 0, start: 4, end: 6, from: 0 },
      { sentence: 1, start: 7, end: 8, from: 0 },
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
    expect(segments.map(({ from }) => from)).toEqual([0, 96, 192, 288])
    expect(segments.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(300)
  })

  it('are never longer than what the encoder reads at once', () => {
    const sentences = [3, 80, 200, 1, 95, 96, 97, 40, 40].map((count) =>
      sentence(words(count), words(30)),
    )
    for (const { ids } of windowsOf(sentences, wordLengths))
      expect(ids.length).toBeLessThanOrEqual(160)
  })

  it('tell where a token of a sentence stands, and that another window holds it', () => {
    const [first, second] = windowsOf([sentence(words(200))], wordLengths)
    if (!first || !second) throw new Error('Two windows were expected.')
    expect(placeInWindow(first, 0, 5)?.token).toBe(6)
    expect(placeInWindow(first, 0, 100)).toBeUndefined()
    expect(placeInWindow(second, 0, 100)?.token).toBe(5)
  })
})
