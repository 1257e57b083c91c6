import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SuggestionErrors } from './checkSuggestion.ts'
import styles from './SuggestFields.module.css'
import type { Suggestion, SuggestionField } from './suggestion.ts'

interface SuggestFieldsProps {
  values: Suggestion
  errors: SuggestionErrors
  onChange: (field: SuggestionField, text: string) => void
}

const categories = [
  { value: '', label: 'Choose a category' },
  ...resourceCategories.map((value) => ({ value, label: categoryTexts[value].label })),
]

export function SuggestFields({ values, errors, onChange }: SuggestFieldsProps) {
  const field = (name: SuggestionField) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  return (
    <div className={styles.fields}>
      <TextField label="Title" hint="The name of the place or guide." {...field('title')} />
      <TextArea
        label="Description"
        hint="Who it is for and what it does, in one to three sentences."
        limit={4000}
        {...field('description')}
      />
      <SelectField label="Category" choices={categories} {...field('category')} />
      <TextField
        label="Kind of help"
        optional
        hint="In a few words, such as: hotline, legal aid."
        {...field('subcategory')}
      />
      <TextField
        label="Website"
        optional
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint="The whole address, starting with https://"
        {...field('url')}
      />
      <TextField
        label="Phone or text line"
        optional
        hint="Put a semicolon between two numbers."
        {...field('phone')}
      />
    </div>
  )
}
