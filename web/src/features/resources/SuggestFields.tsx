import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import {
  DescriptionInput,
  inputsOf,
  type ResourceFieldsProps,
  SubcategoryInput,
  WebsiteInput,
} from '../../lib/resources/resourceInputs.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './SuggestFields.module.css'

const categories = [
  { value: '', label: 'Choose a category' },
  ...resourceCategories.map((value) => ({ value, label: categoryTexts[value].label })),
]

export function SuggestFields(props: ResourceFieldsProps) {
  const field = inputsOf(props)
  return (
    <div className={styles.fields}>
      <TextField label="Title" hint="The name of the place or guide." {...field('title')} />
      <DescriptionInput limit={4000} {...field('description')} />
      <SelectField label="Category" choices={categories} {...field('category')} />
      <SubcategoryInput label="Kind of help" {...field('subcategory')} />
      <WebsiteInput {...field('url')} />
      <TextField
        label="Phone or text line"
        optional
        hint="Put a semicolon between two numbers."
        {...field('phone')}
      />
    </div>
  )
}
