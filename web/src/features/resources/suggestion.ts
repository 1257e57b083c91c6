/** What is typed into the form; '' for nothing yet. */
export interface Suggestion {
  title: string
  description: string
  category: string
  subcategory: string
  url: string
  phone: string
}

export type SuggestionField = keyof Suggestion

export const emptySuggestion: Suggestion = {
  title: '',
  description: '',
  category: '',
  subcategory: '',
  url: '',
  phone: '',
}
