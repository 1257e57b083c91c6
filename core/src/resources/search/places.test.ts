import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Match } from './matches.ts'
import { type Found, placesOf, type Typed } from './places.ts'

const typed: Typed = { said: 'law help', whole: 'law help', terms: 2 }

function found(id: number, isGuide: boolean, match: Partial<Match> = {}, title = 'Other'): Found {
  const none = { slot: id, worth: 1, every: true, everyShown: true, together: false, titled: false }
  return { id, isGuide, title, match: { ...none, ...match } }
}

const ids = (all: readonly Found[], as = typed) => placesOf(all, as).map(({ id }) => id)

describe('the order of what was found', () => {
  it('lets organizations and guides take turns, the best of each first', () => {
    const all = [
      found(1, true, { worth: 9 }),
      found(2, true, { worth: 8 }),
      found(3, false, { worth: 1 }),
      found(4, false, { worth: 2 }),
    ]
    expect(ids(all)).toEqual([4, 1, 3, 2])
  })

  it('puts what holds every word before all that does not, whatever that is worth', () => {
    const all = [
      found(1, false, { every: false, worth: 100 }),
      found(2, false, { worth: 0.1 }),
      found(3, true, { every: false, worth: 100 }),
    ]
    expect(ids(all)[0]).toBe(2)
  })

  it('counts a guide that is only asked for by the words as one that does not hold them', () => {
    const all = [found(1, true, { everyShown: false, worth: 9 }), found(2, false, { worth: 0.1 })]
    expect(ids(all)).toEqual([2, 1])
    // Of a search for one word that is enough.
    expect(placesOf(all, { ...typed, terms: 1 }).every(({ place }) => place < 10)).toBe(true)
  })

  it('lets a guide begin only where its title is the words and no organization is called so', () => {
    const titled = { every: true, together: true, titled: true }
    const guide = found(1, true, titled, 'Law help')
    expect(ids([guide, found(2, false, { worth: 50 })])[0]).toBe(1)
    expect(ids([guide, found(2, false, titled, 'Law help')])[0]).toBe(2)
    const long = found(1, true, titled, `Law help ${'and much else '.repeat(5)}`)
    expect(ids([long, found(2, false)])[0]).toBe(2)
  })

  it('puts the organization that has the words for its name before one that also says them', () => {
    const titled = { together: true, titled: true }
    const all = [
      found(1, false, { ...titled, worth: 2 }, 'Law help for those who rent a home'),
      found(2, false, { ...titled, worth: 2 }, 'Law Help: free advice'),
    ]
    expect(ids(all)).toEqual([2, 1])
  })

  it('is that of their ids where nothing else tells them apart', () => {
    expect(ids([found(9, false), found(2, false), found(5, false)])).toEqual([2, 5, 9])
  })
})

describe('places of whatever was found', () => {
  const any = fc.uniqueArray(fc.nat(500), { maxLength: 20 }).chain((all) =>
    fc.tuple(
      ...all.map((id) =>
        fc
          .record({
            guide: fc.boolean(),
            worth: fc.double({ min: 0, max: 20, noNaN: true }),
            every: fc.boolean(),
            everyShown: fc.boolean(),
            together: fc.boolean(),
            titled: fc.boolean(),
            title: fc.constantFrom('', 'Law help', 'LAW HELP (free)', '😀', 'Other things'),
          })
          .map(({ guide, title, ...match }) => found(id, guide, match, title)),
      ),
    ),
  )

  const inOrder = (rows: readonly { readonly id: number }[]) =>
    rows.map(({ id }) => id).toSorted((a, b) => a - b)

  it('rise, each resource has one, and none is lost', () => {
    fc.assert(
      fc.property(any, fc.constantFrom(1, 2, 3), (all, terms) => {
        const placed = placesOf(all, { ...typed, terms })
        const places = placed.map(({ place }) => place)
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        expect(places.every((place) => place > 0)).toBe(true)
        expect(inOrder(placed)).toEqual(inOrder(all))
      }),
    )
  })

  it('do not depend on the order in which they were found, which is not changed', () => {
    fc.assert(
      fc.property(any, (all) => {
        const before = structuredCloneOf(all)
        expect(placesOf(all.toReversed(), typed)).toEqual(placesOf(all, typed))
        expect(all).toEqual(before)
      }),
    )
  })
})

const structuredCloneOf = (all: readonly Found[]) =>
  all.map((one) => ({ ...one, match: { ...one.match } }))
