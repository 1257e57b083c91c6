import { registryCategories, registryCategoryLabels } from '@hub/core/knowledge/registryCategories'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AddResourceDialog.module.css'
import { type ResourceErrors, resourceLimits } from './checkResource.ts'
import type { ResourceDraft, ResourceField } from './resourceDraft.ts'

interface ResourceFieldsProps {
  values: ResourceDraft
  errors: ResourceErrors
  onChange: (field: ResourceField, text: string) => void
}

const categories = [
  { value: '', label: 'Choose a category' },
  ...registryCategories.map((value) => ({ value, label: registryCategoryLabels[value] })),
]

export function ResourceFields({ values, errors, onChange }: ResourceFieldsProps) {
  const field = (name: ResourceField) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  return (
    <div className={styles.inside}>
      <TextField label="Title" hint="The name of the place or page." {...field('title')} />
      <TextArea
        label="Description"
        hint="Who it is for and what it does, in one to three sentences."
        limit={resourceLimits.description}
        {...field('description')}
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
      <SelectField label="Category" choices={categories} {...field('category')} />
      <TextField
        label="Subcategory"
        optional
        hint="In a few words, such as: hotline, legal aid."
        {...field('subcategory')}
      />
      <TextField
        label="Phone"
        optional
        hint="A public number of the place, never your own. Put a semicolon between two."
        {...field('phone')}
      />
    </div>
  )
}
