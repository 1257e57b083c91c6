import type { Draft, ReviewForm } from './draft.ts'

/** Where a field's error is kept, if not under its own name. */
const errorOf: Readonly<Record<string, string>> = {
  schoolText: 'schoolName',
  school: 'schoolName',
  tagText: 'tags',
}

/**
 * The form after typing: the errors of the fields that changed are taken back. While it is posted nothing changes: what
 * is typed then would go with the success, and what was posted stays.
 */
export function changeDraft(form: ReviewForm, part: Partial<Draft>): ReviewForm {
  if (form.posting) return form
  const errors = { ...form.errors }
  for (const field of Object.keys(part)) delete errors[errorOf[field] ?? field]
  return { ...form, draft: { ...form.draft, ...part }, errors }
}
