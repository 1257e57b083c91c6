import {
  categoryTexts,
  type ResourceCategory,
  resourceCategories,
} from '@hub/core/knowledge/resourceCategories'
import type { ListedResource } from '../../lib/resources/findResources.ts'
import { countWords } from '../../lib/resources/foundWords.ts'
import { EntryGroup, Groups } from '../../ui/layout/EntryGroup.tsx'
import { GroupEntries } from './GroupEntries.tsx'

interface Group<R> {
  category: ResourceCategory
  resources: readonly R[]
}

interface ResourceGroupsProps {
  resources: readonly ListedResource[]
  /** They were found by words and come best first. */
  ranked: boolean
  /** Of many guides in a group only the first are shown until the reader asks for all. */
  folded: boolean
}

/** The resources under the headings of their categories. */
export function ResourceGroups({ resources, ranked, folded }: ResourceGroupsProps) {
  return (
    <Groups>
      {groupByCategory(resources, ranked).map((group) => {
        const { label, explanation } = categoryTexts[group.category]
        return (
          <EntryGroup
            key={group.category}
            title={label}
            note={explanation}
            count={countWords(group.resources.length)}
            columns={2}
          >
            <GroupEntries resources={group.resources} folded={folded} />
          </EntryGroup>
        )
      })}
    </Groups>
  )
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
