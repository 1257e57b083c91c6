import { type Place, placeNames, places, type Topic } from '@hub/core/trust/statement'
import { SelectField } from '../../ui/SelectField.tsx'
import type { TopicFilter } from './filterTopics.ts'
import styles from './TopicFilters.module.css'

interface TopicFiltersProps {
  topics: readonly Topic[]
  filter: TopicFilter
  onChange: (filter: TopicFilter) => void
}

/** Which part of the hub, and which place. Without script all of it is shown. */
export function TopicFilters({ topics, filter, onChange }: TopicFiltersProps) {
  return (
    <search className={styles.filters}>
      <SelectField
        label="Part of this hub"
        value={filter.part}
        onChange={({ target }) => onChange({ ...filter, part: target.value })}
        choices={[
          { value: 'all', label: 'All parts' },
          ...topics.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <SelectField
        label="Where it is kept"
        value={filter.where}
        onChange={({ target }) => onChange({ ...filter, where: placeOf(target.value) })}
        choices={[
          { value: 'all', label: 'Anywhere' },
          ...places.map((place) => ({ value: place, label: placeNames[place] })),
        ]}
      />
    </search>
  )
}

function placeOf(value: string): Place | 'all' {
  return places.find((place) => place === value) ?? 'all'
}
