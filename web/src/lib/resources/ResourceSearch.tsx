import type { ReactNode } from 'react'
import { Form } from '../../ui/forms/Form.tsx'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import styles from './ResourceSearch.module.css'

interface ResourceSearchProps<Category extends string> {
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  /** Searches at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  /** The categories beside 'all'. */
  categories: readonly { value: Category; label: string }[]
  category: Category | 'all'
  onCategory: (category: Category | 'all') => void
}

/** The search box and the category; stands inside of a `<search>`. */
export function ResourceSearch<Category extends string>(
  props: ResourceSearchProps<Category>,
): ReactNode {
  const { label, placeholder, text, onType, onRun, categories, category, onCategory } = props
  return (
    <Form className={styles.fields} onSubmit={() => onRun(text)}>
      <SearchField
        label={label}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onChange={onType}
      />
      <SelectField
        label="Category"
        labelHidden
        choices={[{ value: 'all', label: 'All categories' }, ...categories]}
        value={category}
        onChange={(event) => onCategory(event.target.value as Category | 'all')}
      />
    </Form>
  )
}
