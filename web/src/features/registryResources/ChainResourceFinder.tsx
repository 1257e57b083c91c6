import {
  type RegistryCategory,
  registryCategories,
  registryCategoryLabels,
} from '@hub/core/knowledge/registryCategories'
import type { ReactNode } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './ChainResourceFinder.module.css'

interface ChainResourceFinderProps {
  text: string
  onType: (text: string) => void
  /** Searches at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  category: RegistryCategory | 'all'
  onCategory: (category: RegistryCategory | 'all') => void
  /** The button that adds a resource. */
  action?: ReactNode
}

const choices = [
  { value: 'all', label: 'All categories' },
  ...registryCategories.map((value) => ({ value, label: registryCategoryLabels[value] })),
]

/** The search box and the category; what is typed stays in memory, never in the address. */
export function ChainResourceFinder(props: ChainResourceFinderProps) {
  const { text, onType, onRun, category, onCategory, action } = props
  return (
    <div className={styles.finder}>
      <search>
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            onRun(text)
          }}
        >
          <SearchField
            label="Search resources"
            placeholder="Search resources..."
            maxLength={200}
            value={text}
            onChange={onType}
          />
          <SelectField
            label="Category"
            labelHidden
            choices={choices}
            value={category}
            onChange={(event) => onCategory(event.target.value as RegistryCategory | 'all')}
          />
        </form>
      </search>
      {action}
    </div>
  )
}
