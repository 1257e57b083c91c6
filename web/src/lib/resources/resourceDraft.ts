/** What is typed into the form of a resource; '' for nothing yet. */
export interface ResourceDraft {
  title: string
  description: string
  category: string
  subcategory: string
  url: string
  phone: string
}

export type ResourceField = keyof ResourceDraft

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
