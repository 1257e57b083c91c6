import {
  type RegistryCategory,
  registryCategories,
  registryCategoryLabels,
} from '@hub/core/knowledge/registryCategories'
import type { ReactNode } from 'react'
import { ResourceSearch } from '../../lib/resources/ResourceSearch.tsx'
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

const categories = registryCategories.map((value) => ({
  value,
  label: registryCategoryLabels[value],
}))

/** The search box and the category; what is typed stays in memory, never in the address. */
export function ChainResourceFinder(props: ChainResourceFinderProps) {
  const { action, ...search } = props
  return (
    <div className={styles.finder}>
      <search>
        <ResourceSearch
          label="Search resources"
          placeholder="Search resources..."
          categories={categories}
          {...search}
        />
      </search>
      {action}
    </div>
  )
}
