import { Button } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { emptyWords, narrows, type ResourceFilter } from './filterResources.ts'

interface NothingFoundProps {
  filter: ResourceFilter
  /** What was looked through, such as "the newest 50", where that is not the whole list. */
  searched?: string | undefined
  onShowAll?: (() => void) | undefined
}

/** What stands there when the filter leaves nothing. */
export function NothingFound({ filter, searched, onShowAll }: NothingFoundProps) {
  return (
    <Empty
      title="No resources found"
      headingLevel={2}
      action={
        narrows(filter) && onShowAll && <Button onClick={onShowAll}>Show all resources</Button>
      }
    >
      {emptyWords(filter, searched)}
    </Empty>
  )
}
