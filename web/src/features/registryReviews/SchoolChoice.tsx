import { Button } from '../../ui/buttons/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import type { RegistrySchool } from '../../wallet/registry/records.ts'
import type { ShownRecords } from '../../wallet/registry/useRegistryPages.ts'
import type { Draft, PickedSchool } from './draft.ts'

interface SchoolChoiceProps {
  list: ShownRecords<RegistrySchool>
  draft: Draft
  error: string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** The dropdown of the schools on the chain. The newest are there at once, older ones on demand. */
export function SchoolChoice({ list, draft, error, onChange }: SchoolChoiceProps) {
  const schools = choosableSchools(
    (list.data?.items ?? []).filter(({ unshown }) => !unshown),
    draft.school,
  )
  const choices = schools.map(({ id, name }) => ({ value: String(id), label: name }))
  const pick = (value: string) =>
    onChange({ school: schools.find(({ id }) => String(id) === value) })
  return (
    <>
      <SelectField
        label="School"
        hint={hintFor(list, schools.length)}
        error={error}
        aria-invalid={error ? true : undefined}
        choices={[{ value: '', label: 'Choose a school' }, ...choices]}
        value={draft.school ? String(draft.school.id) : ''}
        onChange={(event) => pick(event.target.value)}
      />
      {(list.data?.next ?? 0) > 0 && (
        <p>
          <Button
            kind="quiet"
            busy={list.more === 'busy' && 'Loading...'}
            onClick={() => void list.readMore()}
          >
            Load more schools
          </Button>
        </p>
      )}
    </>
  )
}

function hintFor(
  { pending, data, more }: ShownRecords<RegistrySchool>,
  count: number,
): string | undefined {
  if (pending) return 'Loading the schools on the chain...'
  if (!data) return 'The list of schools did not load. Enter the school by hand.'
  if (more === 'failed') return 'We could not load more schools. Try again.'
  return count === 0 ? 'No school is on the chain yet. Enter the school by hand.' : undefined
}

/** The schools that can be chosen, by name: the active ones that were read, and the one that was picked. */
export function choosableSchools(
  read: readonly RegistrySchool[],
  picked: PickedSchool | undefined,
): PickedSchool[] {
  const active = read.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }))
  const missing = picked && !active.some(({ id }) => id === picked.id) ? [picked] : []
  return [...active, ...missing].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
