export type ResourceField = 'title' | 'description' | 'category' | 'subcategory' | 'url' | 'phone'

/** What is typed into the form of a resource; '' for nothing yet. */
export type ResourceDraft = Record<ResourceField, string>

/** A sentence per wrong field. */
export type ResourceErrors = Partial<Record<ResourceField, string>>

export const emptyDraft: ResourceDraft = {
  title: '',
  description: '',
  category: '',
  subcategory: '',
  url: '',
  phone: '',
}
