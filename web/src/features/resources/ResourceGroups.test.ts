import { resourceCategories } from '@hub/core/knowledge/resourceCategories'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupByCategory } from './ResourceGroups.tsx'

const resource = fc.record({
  id: fc.integer(),
  category: fc.constantFrom(...resourceCategories),
})

describe('groupByCategory', () => {
  it('keeps the fixed order of groups, emergency first, when nothing was searched', () => {
    const groups = groupByCategory(
      [{ category: 'legal' }, { category: 'educational' }, { category: 'emergency' }],
      false,
    )
    expect(groups.map(({ category }) => category)).toEqual(['emergency', 'legal', 'educational'])
  })

  it('puts the group of the best match first when the resources are ranked', () => {
    const groups = groupByCategory(
      [{ category: 'legal' }, { category: 'emergency' }, { category: 'legal' }],
      true,
    )
    expect(groups.map(({ category }) => category)).toEqual(['legal', 'emergency'])
  })

  it('gives every resource once, in its group, in the order given', () => {
    fc.assert(
      fc.property(fc.array(resource), fc.boolean(), (resources, ranked) => {
        const groups = groupByCategory(resources, ranked)
        const seen = groups.flatMap((group) => group.resources)
        expect(seen).toHaveLength(resources.length)
        for (const group of groups) {
          const wanted = resources.filter(({ category }) => category === group.category)
          expect(group.resources).toEqual(wanted)
          expect(wanted).not.toHaveLength(0)
        }
      }),
    )
  })
})
