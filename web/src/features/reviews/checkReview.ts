import { type NewReview, newReview } from '@hub/api/reviews'
import { z } from 'zod'

// The pages' security policy forbids making code from text, which zod would try for its speed.
z.config({ jitless: true })

/** The sentence for each wrong field, by the schema that the server checks with too. Empty: all is well. */
export function reviewErrors(body: NewReview): Record<string, string> {
  // A rule over two fields is checked once every field is sound on its own, so the school is
  // checked a second time beside sound fields: all that is wrong is said at once.
  const school = { ...body, rating: 1, title: 'x', content: 'x', tags: [] }
  return { ...errorsIn(school), ...errorsIn(body) }
}

function errorsIn(body: NewReview): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of newReview.safeParse(body).error?.issues ?? []) {
    errors[fieldOf(path.join('.'))] ??= message
  }
  return errors
}

/** What is wrong with a list of tags; undefined where nothing is. */
export function tagsError(tags: readonly string[]): string | undefined {
  return newReview.shape.tags.safeParse(tags).error?.issues[0]?.message
}

/** The errors of a refused post, gathered at the form's fields. */
export function serverErrors(
  errors: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const gathered: Record<string, string> = {}
  for (const [path, message] of Object.entries(errors)) gathered[fieldOf(path)] ??= message
  return gathered
}

/** 'tags.3' is said at the field of all tags, 'schoolId' at the one school field. */
function fieldOf(path: string): string {
  const field = path.split('.')[0] ?? path
  return field === 'schoolId' ? 'schoolName' : field
}
