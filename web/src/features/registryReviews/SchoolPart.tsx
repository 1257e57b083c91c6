import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { schoolSource } from '../../wallet/registry/readSchools.ts'
import { useRegistryPages } from '../../wallet/registry/useRegistryPages.ts'
import type { Draft } from './draft.ts'
import styles from './SchoolPart.module.css'

interface SchoolPartProps {
  access: WalletAccess
  draft: Draft
  error: string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** The school: chosen from those on the chain, or typed. */
export function SchoolPart({ access, draft, error, onChange }: SchoolPartProps) {
  const fromList = draft.schoolFrom === 'list'
  return (
    <div className={styles.part}>
      {fromList ? (
        <SchoolChoice access={access} draft={draft} error={error} onChange={onChange} />
      ) : (
        <TextField
          label="School name"
          error={error}
          autoComplete="off"
          autoCapitalize="words"
          value={draft.schoolText}
          onChange={(event) => onChange({ schoolText: event.target.value })}
        />
      )}
      <p>
        <Button kind="quiet" onClick={() => onChange({ schoolFrom: fromList ? 'typed' : 'list' })}>
          {fromList ? 'Enter the school by hand' : 'Choose from the list'}
        </Button>
      </p>
    </div>
  )
}

function SchoolChoice({ access, draft, error, onChange }: SchoolPartProps) {
  const list = useRegistryPages(access, schoolSource, 50)
  const active = list.data?.items.filter(({ isActive }) => isActive) ?? []
  const byName = active.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const schools =
    draft.school && !byName.some(({ id }) => id === draft.school?.id)
      ? [draft.school, ...byName]
      : byName
  const choices = schools.map(({ id, name }) => ({ value: String(id), label: name }))
  const pick = (value: string) => {
    const picked = schools.find(({ id }) => String(id) === value)
    onChange({ school: picked && { id: picked.id, name: picked.name } })
  }
  return (
    <>
      <SelectField
        label="School"
        hint={hintFor(list, schools.length)}
        error={error}
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
  { pending, data, more }: ReturnType<typeof useRegistryPages>,
  count: number,
): string | undefined {
  if (pending) return 'Loading the schools on the chain...'
  if (!data) return 'The list of schools did not load. Enter the school by hand.'
  if (more === 'failed') return 'We could not load more schools. Try again.'
  if (count === 0) return 'No school is on the chain yet. Enter the school by hand.'
  return undefined
}
