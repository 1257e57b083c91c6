import { type KeyboardEvent, useEffect } from 'react'
import { call } from '../../lib/client.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { useDebounced } from '../../lib/useDebounced.ts'
import { Combobox, type ComboboxOption } from '../../ui/forms/Combobox.tsx'
import type { Draft, PickedSchool, ReviewForm } from './draft.ts'
import styles from './SchoolField.module.css'

/** The id of the option that keeps the name as typed; no school of the directory has it. */
const typedOptionId = 'typed'

/** Few enough that the offer to keep the name as typed is not far below. */
const MATCHES = 8

interface SchoolFieldProps {
  draft: Draft
  sentName: ReviewForm['sentName']
  error: string | undefined
  onChange: (change: Pick<Draft, 'schoolText' | 'school'>) => void
}

/** The school: taken from the directory while its name is typed, or given as typed. */
export function SchoolField({ draft, sentName, error, onChange }: SchoolFieldProps) {
  const { schoolText, school } = draft
  const typed = schoolText.trim()
  const words = useDebounced(typed, 300).slice(0, 200)
  const schools = useReading({
    key: ['schools', 'choice', words],
    read: (signal) =>
      call('GET /api/schools', { query: { search: words, limit: MATCHES }, signal }),
    wanted: words !== '' && !school,
    keepOlder: true,
  })
  const current = words === typed && !schools.older
  const named = current ? namedSchool(typed, schools.data) : undefined
  useEffect(() => {
    if (named && !school && typed !== sentName) onChange({ schoolText, school: named })
  })

  const matches = (typed === '' ? undefined : schools.data) ?? []
  const options: ComboboxOption[] = matches.map(({ id, name, location }) => ({
    id: String(id),
    label: name,
    detail: location ?? undefined,
  }))
  // Behind matches it may stand at once; alone only when the search is over, or it would flicker.
  const settled = current && !schools.busy
  const offered = typed !== '' && !named && !school && (settled || matches.length > 0)
  if (offered) options.push(typedOption(typed))

  const pick = ({ id, label }: ComboboxOption) => {
    if (id === typedOptionId) onChange({ schoolText: typed, school: undefined })
    else onChange({ schoolText: label, school: { id: Number(id), name: label } })
  }
  return (
    <div role="presentation" className={styles.school} onKeyDown={keepEnter} onInput={makeRoom}>
      <Combobox
        label="School"
        hint={schoolHint(typed, school, current && schools.error !== undefined)}
        error={error}
        text={schoolText}
        onText={(text) => onChange({ schoolText: text, school: undefined })}
        options={options}
        onPick={pick}
        busy={!settled}
        maxLength={255}
      />
    </div>
  )
}

/** Enter in this box means "this school"; it must not send the form. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** The room that the list of matches takes under the box, in pixels. */
const LIST_HEIGHT = 280

/** Brings the box up where the list would hang under the row of buttons. */
function makeRoom({ currentTarget }: { currentTarget: HTMLElement }): void {
  const below = window.innerHeight - currentTarget.getBoundingClientRect().bottom
  if (below < LIST_HEIGHT) currentTarget.scrollIntoView({ block: 'start' })
}

/** The offer behind the matches. */
function typedOption(typed: string): ComboboxOption {
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
