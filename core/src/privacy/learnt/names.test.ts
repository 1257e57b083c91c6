import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../learnt/traits.ts'
import { openNames } from './names.ts'

/** The table as learning/details/export.py writes it: distances of seven bits a byte, then the bits of each name. */
function tableOf(names: ReadonlyMap<string, number>): { bytes: Uint8Array; split: number } {
  const places = [...names].map(([name, bits]) => [placeOf(name), bits] as const)
  const distances: number[] = []
  const sorts: number[] = []
  let last = 0
  for (const [place, bits] of places.toSorted(([one], [other]) => one - other)) {
    let rest = place - last
    last = place
    for (; rest > 127; rest >>>= 7) distances.push((rest & 127) | 128)
    distances.push(rest)
    sorts.push(bits)
  }
  return { bytes: Uint8Array.from([...distances, ...sorts]), split: distances.length }
}

describe('P18: the table of names', () => {
  const name = fc.stringMatching(/^[a-z]{2,10}$/)

  it('tells of every name in it what it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.integer({ min: 1, max: 15 })), { maxLength: 30 }),
        (all) => {
          const names = new Map(all)
          // Two names of one hash are one.
          fc.pre(new Set([...names.keys()].map(placeOf)).size === names.size)
          const { bytes, split } = tableOf(names)
          const nameOf = openNames(bytes, split)
          for (const [each, bits] of names) {
            expect(nameOf(each)).toBe(bits)
            expect(nameOf(`${each}'s`)).toBe(bits)
            expect(nameOf(`${each}-smith`)).toBe(bits)
          }
        },
      ),
    )
  })

  it('knows no single letter, no empty word and nothing where it is empty', () => {
    const { bytes, split } = tableOf(new Map([['ann', 5]]))
    const nameOf = openNames(bytes, split)
    expect(['a', '', "'", '-ann', 'bob'].map(nameOf)).toEqual([0, 0, 0, 0, 0])
    expect(openNames(new Uint8Array(), 0)('ann')).toBe(0)
  })
})
