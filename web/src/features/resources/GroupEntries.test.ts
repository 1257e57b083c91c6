import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldGuides } from './GroupEntries.tsx'

const resource = fc.record({ id: fc.nat(), guide: fc.option(fc.constant('advisor')) })

describe('foldGuides', () => {
  it('keeps the first four guides and names the fifth', () => {
    const guides = Array.from({ length: 7 }, (_, id) => ({ id, guide: 'x' }))
    const { shown, firstFolded, guides: count } = foldGuides(guides)
    expect([shown.length, firstFolded?.id, count]).toEqual([4, 4, 7])
  })

  it('folds nothing for the sake of one guide', () => {
    const guides = Array.from({ length: 5 }, (_, id) => ({ id, guide: 'x' }))
    expect(foldGuides(guides)).toMatchObject({ shown: guides, firstFolded: undefined })
  })

  it('keeps whatever is no guide, in its place', () => {
    fc.assert(
      fc.property(fc.array(resource, { maxLength: 30 }), (resources) => {
        const { shown } = foldGuides(resources)
        expect(resources.filter((one) => shown.includes(one))).toEqual(shown)
        expect(shown.filter(({ guide }) => guide === null)).toEqual(
          resources.filter(({ guide }) => guide === null),
        )
        expect(shown.filter(({ guide }) => guide !== null).length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
