import { describe, expect, it } from 'vitest'
import { queries } from './queries.ts'
import { reciprocalRank, searchedEntries } from './run.ts'

describe('the searched entries', () => {
  it('are 5,000, the same each time, each with its own name', () => {
    const entries = searchedEntries()
    expect(new Set(entries.map(({ name }) => name)).size).toBe(5000)
    expect(searchedEntries()).toEqual(entries)
  })

  it('hold every entry that a query accepts', () => {
    const names = new Set(searchedEntries().map(({ name }) => name))
    const accepted = [...queries.tune, ...queries.heldOut].flatMap(({ accept }) => accept)
    expect(accepted.filter((name) => !names.has(name))).toEqual([])
  })
})

describe('reciprocalRank', () => {
  const query = { kind: 'name', text: 'x', accept: ['a', 'b'] } as const

  it.each([
    [['a', 'b'], 1],
    [['c', 'b'], 0.5],
    [[...'cdefghijkl', 'a'], 0],
    [[], 0],
  ])('of %j is %d', (found, rank) => {
    expect(reciprocalRank(query, found)).toBe(rank)
  })
})
