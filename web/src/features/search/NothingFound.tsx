import { Button, LinkButton } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { type FilterChoice, setFilters } from './filterChoice.ts'

interface NothingFoundProps {
  term: string
  filters: FilterChoice
  onClearFilters: () => void
}

export function NothingFound({ term, filters, onClearFilters }: NothingFoundProps) {
  const set = setFilters(filters)
  if (set.length > 0) {
    return (
      <Empty
        title="No resources found"
        action={<Button onClick={onClearFilters}>Search without filters</Button>}
      >
        Nothing matches “{term}” under {set.join(', ')}.
      </Empty>
    )
  }
  return (
    <Empty
      title="No resources found"
      action={<LinkButton href="/resources">See all resources</LinkButton>}
    >
      Nothing matches “{term}”. Try fewer words, or another word for the same thing.
    </Empty>
  )
}
