import { type NewResource, newResource } from '@hub/api/resources'
import { z } from 'zod'
import type {
  ResourceDraft,
  ResourceErrors,
  ResourceField,
} from '../../lib/resources/resourceDraft.ts'

// Without this zod tries to compile code, which the Content-Security-Policy refuses and reports.
z.config({ jitless: true })

type Checked = { body: NewResource; errors?: undefined } | { errors: ResourceErrors }

/** Checks the form by the server's own schema: either what can be sent, or a sentence per field. */
export function checkSuggestion(suggestion: ResourceDraft): Checked {
  const checked = newResource.safeParse(suggestion)
  if (checked.success) return { body: checked.data }
  const errors: ResourceErrors = {}
  for (const { path, message } of checked.error.issues) {
    const field = path[0] as ResourceField
    errors[field] ??= message
  }
  return { errors }
}
