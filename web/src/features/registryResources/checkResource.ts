import { registryCategories } from '@hub/core/knowledge/registryCategories'
import { safeUrl } from '@hub/core/resources/leadsTo'
import { foreignLine } from '@hub/core/text/foreignText'
import type {
  ResourceDraft,
  ResourceErrors,
  ResourceField,
} from '../../lib/resources/resourceDraft.ts'

type Checked =
  | { values: ResourceDraft; errors?: undefined }
  | { values?: undefined; errors: ResourceErrors }

/** The most bytes of UTF-8 that the contract takes. */
export const resourceLimits: Readonly<Record<ResourceField, number>> = {
  title: 255,
  description: 4000,
  url: 2048,
  category: 50,
  subcategory: 50,
  phone: 50,
}

const names: Readonly<Record<ResourceField, string>> = {
  title: 'Title',
  description: 'Description',
  url: 'Website',
  category: 'Category',
  subcategory: 'Subcategory',
  phone: 'Phone',
}

/** Checks the form: either what goes to the chain, without blanks around it, or a sentence per field. */
export function checkResource(draft: ResourceDraft): Checked {
  const values = { ...draft }
  const errors: ResourceErrors = {}
  for (const field of Object.keys(names) as ResourceField[]) {
    values[field] = draft[field].trim()
    const wrong = emptySentence(field, values[field]) ?? lengthSentence(field, values[field])
    if (wrong) errors[field] = wrong
  }
  if (values.url !== '' && !errors.url) {
    const url = asciiUrl(values.url)
    if (url === null) errors.url = 'Must be a valid URL'
    else values.url = url
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}

function emptySentence(field: ResourceField, value: string): string | undefined {
  if (field === 'category') {
    const known = registryCategories.some((category) => category === value)
    return known ? undefined : 'Category is required'
  }
  const required = field === 'title' || field === 'description'
  // What nobody can see is as good as nothing.
  return required && foreignLine(value, 1) === '' ? `${names[field]} is required` : undefined
}

function lengthSentence(field: ResourceField, value: string): string | undefined {
  const limit = resourceLimits[field]
  if (new TextEncoder().encode(value).length <= limit) return undefined
  return value.length > limit
    ? `${names[field]} must be at most ${limit.toLocaleString('en-US')} characters`
    : `${names[field]} takes too much room. Letters with accents, other scripts and emoji count more than once.`
}

/** The address as the chain keeps it, a host of other scripts in its ASCII form; null for none we would link. */
function asciiUrl(text: string): string | null {
  const plain = safeUrl(text)
  if (plain !== null) return plain
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? safeUrl(new URL(text).href) : null
}
