import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TermChoices } from '../../ui/TermChoices.tsx'
import styles from './ResourceFinder.module.css'
import { suggestedSearches } from './suggestedSearches.ts'
import type { CategoryChoice } from './useCategory.ts'

interface ResourceFinderProps {
  text: string
  onType: (text: string) => void
  /** Searches at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  category: CategoryChoice
  onCategory: (category: CategoryChoice) => void
}

const words = 'Search by need or name'

const choices = [
  { value: 'all', label: 'All categories' },
  ...resourceCategories.map((value) => ({ value, label: categoryTexts[value].label })),
]

/** The search box, the category and the suggested searches. */
export function ResourceFinder(props: ResourceFinderProps) {
  const { text, onType, onRun, category, onCategory } = props
  return (
    <search className={styles.finder}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          onRun(text)
        }}
      >
        <SearchField
          label={words}
          placeholder={words}
          maxLength={200}
          value={text}
          onChange={onType}
        />
        <SelectField
          label="Category"
          labelHidden
          choices={choices}
          value={category}
          onChange={(event) => onCategory(event.target.value as CategoryChoice)}
        />
      </form>
      <TermChoices label="Often searched:" terms={suggestedSearches} onPick={onRun} />
    </search>
  )
}
