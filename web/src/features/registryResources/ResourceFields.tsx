import { registryCategories, registryCategoryLabels } from '@hub/core/knowledge/registryCategories'
import {
  DescriptionInput,
  inputsOf,
  type ResourceFieldsProps,
  SubcategoryInput,
  WebsiteInput,
} from '../../lib/resources/resourceInputs.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/stack.module.css'
import { resourceLimits } from './checkResource.ts'

const categories = [
  { value: '', label: 'Choose a category' },
  ...registryCategories.map((value) => ({ value, label: registryCategoryLabels[value] })),
]

export function ResourceFields(props: ResourceFieldsProps) {
  const field = inputsOf(props)
  return (
    <div className={stack.gap6}>
      <TextField label="Title" hint="The name of the place or page." {...field('title')} />
      <DescriptionInput limit={resourceLimits.description} {...field('description')} />
      <WebsiteInput {...field('url')} />
      <SelectField label="Category" choices={categories} {...field('category')} />
      <SubcategoryInput label="Subcategory" {...field('subcategory')} />
      <TextField
        label="Phone"
        optional
        hint="A public number of the place, never your own. Put a semicolon between two."
        {...field('phone')}
      />
    </div>
  )
}
