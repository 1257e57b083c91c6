import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mark, segmentsOf } from './letterMarks.ts'

const mark = (start: number, end: number, tone: Mark['tone'], number: number | null = null) => ({
  start,
  end,
  tone,
  number,
  item: `item-${start}`,
})

describe('the segments of a letter', () => {
  it('are one where nothing is marked', () => {
    expect(segmentsOf(5, 9, [mark(0, 5, 'check', 1), mark(9, 12, 'found')], null)).toEqual([
      { start: 5, end: 9, mark: null, heads: [], lit: false },
    ])
  })

  it('show the gravest mark where two lie over each other, and both numbers', () => {
    const check = mark(2, 8, 'check', 1)
    const against = mark(4, 6, 'against', 2)
    const shown = segmentsOf(0, 10, [check, against], null)
    expect(shown.map((one) => [one.start, one.end, one.mark?.tone ?? null])).toEqual([
      [0, 2, null],
      [2, 4, 'check'],
      [4, 6, 'against'],
      [6, 8, 'check'],
      [8, 10, null],
    ])
    expect(shown.map(({ heads }) => heads.map((head) => head.number))).toEqual([
      [],
      [1],
      [2],
      [],
      [],
    ])
  })

  it('go on with a mark from the paragraph before, without its number', () => {
    const shown = segmentsOf(10, 20, [mark(5, 15, 'check', 1)], null)
    expect(shown[0]).toMatchObject({ start: 10, end: 15, heads: [], mark: { number: 1 } })
  })

  it('are lit also where nothing is marked', () => {
    const shown = segmentsOf(0, 10, [], { start: 3, end: 5, item: 'date-1' })
    expect(shown.map(({ lit }) => lit)).toEqual([false, true, false])
  })

  it('cover the text once, whatever the marks', () => {
    const range = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(fc.array(range), range, ([...ranges], [litStart, litLength]) => {
        const marks = ranges.map(([start, length], at) => mark(start, start + length, 'check', at))
        const lit = { start: litStart, end: litStart + litLength, item: 'x' }
        const shown = segmentsOf(10, 50, marks, lit)
        expect(shown[0]?.start).toBe(10)
        expect(shown.at(-1)?.end).toBe(50)
        for (const [at, one] of shown.entries()) {
          expect(one.end).toBeGreaterThan(one.start)
          if (at > 0) expect(one.start).toBe(shown[at - 1]?.end)
          const covered = marks.some(({ start, end }) => start <= one.start && end >= one.end)
          expect(one.mark !== null).toBe(covered)
          expect(one.lit).toBe(lit.start <= one.start && lit.end >= one.end)
        }
      }),
    )
  })
})
