import type { ComboboxOption } from '../../ui/forms/Combobox.tsx'
import type { PickedSchool } from './draft.ts'

/** The id of the option that keeps the name as typed; no school of the directory has it. */
export const typedOptionId = 'typed'

/** The offer behind the matches. */
export function typedOption(typed: string): ComboboxOption {
  return { id: typedOptionId, label: `Use “${typed}” as typed`, offer: true }
}

/**
 * The one school with exactly the typed name, in capitals or not: a name typed in full counts as
 * taken from the list. Undefined where two schools share the name.
 */
export function namedSchool(
  typed: string,
  schools: readonly PickedSchool[] | undefined,
): PickedSchool | undefined {
  const name = typed.toLowerCase()
  const same = schools?.filter((school) => school.name.toLowerCase() === name) ?? []
  return same.length === 1 && same[0] ? { id: same[0].id, name: same[0].name } : undefined
}

/** The line under the box: what will happen with the name as it stands. */
export function schoolHint(
  typed: string,
  school: PickedSchool | undefined,
  failed: boolean,
): string {
  if (school) return 'Taken from the list of schools.'
  if (failed) return 'The list of schools did not load. You can type the full name.'
  if (typed !== '') return 'Not taken from the list: it will be shown as typed.'
  return 'Type a few letters and choose, or type the full name.'
}
