import {
  type RegistryCategory,
  registryCategories,
  registryCategoryLabels,
} from '@hub/core/knowledge/registryCategories'
import { type ReactNode, useRef, useState } from 'react'
import { ResourceSearch } from '../../lib/resources/ResourceSearch.tsx'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import { resourceSource } from '../../wallet/registry/readResources.ts'
import { useRegistryPages } from '../../wallet/registry/useRegistryPages.ts'
import { AddResourceButton } from './AddResourceButton.tsx'
import styles from './ChainResources.module.css'
import { ResourceList } from './ResourceList.tsx'
import type { KeptDraft } from './useAddResource.ts'

const categories = registryCategories.map((value) => ({
  value,
  label: registryCategoryLabels[value],
}))

/** The registry reads so many records in one call. */
const PAGE = 50

interface ChainResourcesProps {
  access: WalletAccess
  /** What was typed into the form. */
  kept: KeptDraft
}

/** The resources of the chain: the way to add one, the filter, the list. */
export default function ChainResources({ access, kept }: ChainResourcesProps) {
  const { text, term, type, run } = useSearchTerm()
  const [category, setCategory] = useState<RegistryCategory | 'all'>('all')
  const list = useRegistryPages(access, resourceSource, PAGE)
  const content = useRef<HTMLDivElement>(null)
  const showAll = () => {
    run('')
    setCategory('all')
    // The pressed button goes with the empty list.
    content.current?.focus()
  }
  return (
    <div className={styles.content} ref={content} tabIndex={-1}>
      <ChainResourceFinder
        text={text}
        onType={type}
        onRun={run}
        category={category}
        onCategory={setCategory}
        action={<AddResourceButton access={access} kept={kept} onAdded={showAll} />}
      />
      <ResourceList list={list} filter={{ term, category }} onShowAll={showAll} />
    </div>
  )
}

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

/** The search box and the category; what is typed stays in memory, never in the address. */
function ChainResourceFinder(props: ChainResourceFinderProps) {
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
