import { newSchool } from '@hub/api/schools'
import { normalizeWebsite } from '@hub/core/schools/websites'
import { z } from 'zod'

/** The wire's own schema of a school, for what is typed: a website without its "https://" gets it. */
export const typedSchool = z.preprocess((draft: SchoolDraft) => {
  const { website } = draft
  return { ...draft, website: normalizeWebsite(website) ?? website }
}, newSchool)

/** The form of the "Add School" dialog as it is typed. */
export type SchoolDraft = Record<'name' | 'type' | 'location' | 'website', string>

export const emptyDraft: SchoolDraft = { name: '', type: '', location: '', website: '' }
