import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GROUP, inGroup, Places } from './places.ts'

const numbers = fc.uniqueArray(fc.nat({ max: 99 }))

const placesOf = (list: readonly number[]) => {
  const places = new Places(100)
  for (const at of list) places.set(at)
  return places
}

it('keeps and joins as sets do, and gives its numbers in order', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const joined = placesOf(one)
      joined.add(placesOf(other))
      const common = Places.of(joined)
      common.keep(placesOf(one))
      common.keep(placesOf(other))
      const both = new Set([...one, ...other])
      expect([...joined]).toEqual([...both].toSorted((a, b) => a - b))
      expect([...common]).toEqual(one.filter((at) => other.includes(at)).toSorted((a, b) => a - b))
      expect(one.every((at) => joined.has(at))).toBe(true)
      const grouped = Array.from({ length: 4 }, (_, group) => joined.group(group))
      expect(
        grouped.flatMap((bits, group) => Array.from(inGroup(bits), (bit) => group * GROUP + bit)),
      ).toEqual([...joined])
    }),
  )
})

it('holds all numbers below its count, and no more', () => {
  for (const count of [0, 1, 31, 32, 33, 64]) {
    expect([...Places.all(count)]).toEqual(Array.from({ length: count }, (_, at) => at))
  }
})
