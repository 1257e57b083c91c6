import { categoryTexts } from '@hub/core/knowledge/resourceCategories'
import type { ListedResource } from '../../lib/resources/findResources.ts'
import { countWords } from '../../lib/resources/foundWords.ts'
import { ResourceEntry } from '../../lib/resources/ResourceEntry.tsx'
import { EntryGroup, Groups } from '../../ui/EntryGroup.tsx'
import { groupByCategory } from './groupByCategory.ts'

interface ResourceGroupsProps {
  resources: readonly ListedResource[]
  /** They were found by words and come best first. */
  ranked: boolean
}

/** The resources under the headings of their categories. */
export function ResourceGroups({ resources, ranked }: ResourceGroupsProps) {
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
            {group.resources.map((resource) => (
              <ResourceEntry key={resource.id} resource={resource} />
            ))}
          </EntryGroup>
        )
      })}
    </Groups>
  )
}
