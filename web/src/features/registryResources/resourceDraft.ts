/** What is typed into the form; '' for nothing yet. */
export interface ResourceDraft {
  title: string
  description: string
  url: string
  category: string
  subcategory: string
  phone: string
}

export type ResourceField = keyof ResourceDraft

export const emptyDraft: ResourceDraft = {
  title: '',
  description: '',
  url: '',
  category: '',
  subcategory: '',
  phone: '',
}
