import { Button } from '../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import styles from './AdvancedSearch.module.css'
import { type FilterChoice, filterLabels } from './filterChoice.ts'

interface AdvancedSearchProps {
  /** What the form shows; it takes effect by `onApply`. */
  choice: FilterChoice
  onChange: (choice: FilterChoice) => void
  onApply: () => void
}

export function AdvancedSearch({ choice, onChange, onApply }: AdvancedSearchProps) {
  const field = (name: keyof FilterChoice) => ({
    choices: choicesOf(filterLabels[name]),
    value: choice[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...choice, [name]: event.target.value }),
  })
  return (
    <details className={styles.advanced}>
      <FoldTitle>Advanced Search</FoldTitle>
      <Form className={styles.form} onSubmit={onApply}>
        <SelectField label="Category" {...field('category')} />
        <SelectField label="Content type" {...field('type')} />
        <SelectField label="Date range" hint="When it was added here." {...field('date')} />
        <Button type="submit" wideOnPhone>
          Apply Filters
        </Button>
      </Form>
    </details>
  )
}

function choicesOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
