import type { RegistrySchool } from '../../wallet/registry/records.ts'
import type { PickedSchool } from './draft.ts'

/** The schools that can be chosen, by name: the active ones that were read, and the one that was picked. */
export function choosableSchools(
  read: readonly RegistrySchool[],
  picked: PickedSchool | undefined,
): PickedSchool[] {
  const active = read.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }))
  const missing = picked && !active.some(({ id }) => id === picked.id) ? [picked] : []
  return [...active, ...missing].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
