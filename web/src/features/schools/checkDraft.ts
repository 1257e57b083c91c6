import { type NewSchool, newSchool } from '@hub/api/schools'
import { normalizeWebsite } from '@hub/core/schools/websites'
import type { SchoolDraft } from './schoolDraft.ts'

export type DraftErrors = Partial<Record<keyof SchoolDraft, string>>

/**
 * The body to send, or a sentence for each field that is wrong, by the wire's own schema. A website
 * typed without its "https://" gets it.
 */
export function checkDraft(
  draft: SchoolDraft,
): { body: NewSchool; errors?: undefined } | { body?: undefined; errors: DraftErrors } {
  const website = normalizeWebsite(draft.website) ?? draft.website
  const checked = newSchool.safeParse({ ...draft, website })
  if (checked.success) return { body: checked.data }
  const errors: DraftErrors = {}
  for (const { path, message } of checked.error.issues) {
    errors[path[0] as keyof SchoolDraft] ??= message
  }
  return { errors }
}
