import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import type { Ref } from 'react'
import {
  DescriptionInput,
  inputsOf,
  type ResourceFieldsProps,
  SubcategoryInput,
  WebsiteInput,
} from '../../lib/resources/resourceInputs.tsx'
import { SendFailure } from '../../lib/SendFailure.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/stack.module.css'

const categories = [
  { value: '', label: 'Choose a category' },
  ...resourceCategories.map((value) => ({ value, label: categoryTexts[value].label })),
]

interface SuggestFieldsProps extends ResourceFieldsProps {
  /** The element around the fields, to show what is wrong. */
  ref: Ref<HTMLDivElement>
  failure: { title: string; words: string } | undefined
}

/** The fields in the order they are filled in, and why the last attempt failed. */
export function SuggestFields({ ref, failure, ...props }: SuggestFieldsProps) {
  const field = inputsOf(props)
  return (
    <div ref={ref} className={stack.gap6}>
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
      <SendFailure failure={failure} />
    </div>
  )
}
