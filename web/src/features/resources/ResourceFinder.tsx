import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { ResourceSearch } from '../../lib/resources/ResourceSearch.tsx'
import { TermChoices } from '../../ui/forms/TermChoices.tsx'
import styles from './ResourceFinder.module.css'
import type { CategoryChoice } from './useResourceFilter.ts'

interface ResourceFinderProps {
  text: string
  onType: (text: string) => void
  /** Searches at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  category: CategoryChoice
  onCategory: (category: CategoryChoice) => void
}

const words = 'Search by need or name'

const categories = resourceCategories.map((value) => ({
  value,
  label: categoryTexts[value].label,
}))

/** What people often look for, as the specification lists it. */
const suggestedSearches = [
  'investigation timeline',
  'legal representation',
  'appeal process',
  'student rights',
] as const

/** The search box, the category and the suggested searches. */
export function ResourceFinder(props: ResourceFinderProps) {
  return (
    <search className={styles.finder}>
      <ResourceSearch label={words} placeholder={words} categories={categories} {...props} />
      <TermChoices label="Often searched:" terms={suggestedSearches} onPick={props.onRun} />
    </search>
  )
}
