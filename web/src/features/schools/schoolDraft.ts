/** The form of the "Add School" dialog as it is typed. */
export interface SchoolDraft {
  name: string
  type: string
  location: string
  website: string
}

export const emptyDraft: SchoolDraft = { name: '', type: '', location: '', website: '' }
