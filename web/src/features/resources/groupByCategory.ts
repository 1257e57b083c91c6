import { type ResourceCategory, resourceCategories } from '@hub/core/knowledge/resourceCategories'

interface Group<R> {
  category: ResourceCategory
  resources: readonly R[]
}

/**
 * Resources by category, each group in the order given; empty groups are left out.
 *
 * @param ranked the resources come best first, and so do the groups: by their best resource.
 *   Otherwise the groups stand in their fixed order, emergency first.
 */
export function groupByCategory<R extends { category: ResourceCategory }>(
  resources: readonly R[],
  ranked: boolean,
): Group<R>[] {
  const order = ranked ? new Set(resources.map(({ category }) => category)) : resourceCategories
  return [...order]
    .map((category) => ({
      category,
      resources: resources.filter((resource) => resource.category === category),
    }))
    .filter((group) => group.resources.length > 0)
}
