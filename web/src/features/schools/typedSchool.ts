import { newSchool } from '@hub/api/schools'
import { normalizeWebsite } from '@hub/core/schools/websites'
import { z } from 'zod'
import type { SchoolDraft } from './schoolDraft.ts'

/** The wire's own schema of a school, for what is typed: a website without its "https://" gets it. */
export const typedSchool = z.preprocess((draft: SchoolDraft) => {
  const { website } = draft
  return { ...draft, website: normalizeWebsite(website) ?? website }
}, newSchool)
