/** The form of the "Add School" dialog as it is typed. */
export type SchoolDraft = Record<'name' | 'type' | 'location' | 'website', string>

export const emptyDraft: SchoolDraft = { name: '', type: '', location: '', website: '' }
