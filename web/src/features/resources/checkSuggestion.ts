import { type NewResource, newResource } from '@hub/api/resources'
import { z } from 'zod'
import type { Suggestion, SuggestionField } from './suggestion.ts'

// Without this zod tries to compile code, which the Content-Security-Policy refuses and reports.
z.config({ jitless: true })

export type SuggestionErrors = Partial<Record<SuggestionField, string>>

type Checked = { body: NewResource; errors?: undefined } | { errors: SuggestionErrors }

/** Checks the form by the server's own schema: either what can be sent, or a sentence per field. */
export function checkSuggestion(suggestion: Suggestion): Checked {
  const checked = newResource.safeParse(suggestion)
  if (checked.success) return { body: checked.data }
  const errors: SuggestionErrors = {}
  for (const { path, message } of checked.error.issues) {
    const field = path[0] as SuggestionField
    errors[field] ??= message
  }
  return { errors }
}
