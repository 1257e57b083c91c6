import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { countWords } from './listWords.ts'
import { ResourceCard } from './ResourceCard.tsx'
import type { ShownResource } from './shownResource.ts'

interface ResourceCardsProps {
  resources: readonly ShownResource[]
  /** Their order, or where they come from. */
  note: string
}

/** Resources side by side. */
export function ResourceCards({ resources, note }: ResourceCardsProps) {
  return (
    <EntryGroup title="Resources" note={note} count={countWords(resources.length)} columns={2}>
      {resources.map((resource) => (
        <ResourceCard key={resource.key} resource={resource} />
      ))}
    </EntryGroup>
  )
}
