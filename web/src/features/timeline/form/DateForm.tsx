import type { Case, CaseEntry } from '@hub/core/clock/caseEntry'
import { clockOf } from '@hub/core/clock/clock'
import { type RefObject, useRef, useState } from 'react'
import { leadWords } from '../../../lib/clock/clockWords.ts'
import { howCounted } from '../../../lib/clock/howCounted.ts'
import { showWhatIsWrong } from '../../../lib/showWhatIsWrong.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import styles from '../Timeline.module.css'
import {
  type CountedAs,
  checkDraft,
  type DraftErrors,
  draftOf,
  type EntryDraft,
  emptyDraft,
  isEvent,
} from './entryDraft.ts'
import { type EntryKind, kindChoices, mayAttend, nameOfKind } from './entryKinds.ts'

const whens = [
  { value: 'day', label: 'On a day' },
  { value: 'counted', label: 'Within a number of days' },
  { value: 'open', label: 'No date yet' },
]

const counts: readonly { value: CountedAs; label: string }[] = [
  { value: 'unsaid', label: 'Days: it does not say which' },
  { value: 'calendar', label: 'Calendar days' },
  { value: 'business', label: 'Business days' },
  { value: 'school', label: 'School days' },
  { value: 'weekday', label: 'Weekdays' },
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
]

const ways = [
  { value: '1', label: 'After it' },
  { value: '-1', label: 'Before it' },
]

const sources = [
  { value: 'typed', label: 'I typed it in' },
  { value: 'policy', label: 'The school’s policy' },
]

const attending = [
  { value: 'yes', label: 'I take part' },
  { value: 'no', label: 'I do not take part' },
]

const surenesses = [
  { value: 'exact', label: 'This is the day' },
  { value: 'about', label: 'About this day' },
]

const plans = [
  { value: 'exact', label: 'This number of days' },
  { value: 'about', label: 'About this number: a plan' },
]

interface DateFormProps {
  value: Case
  /** The reader's day, 'YYYY-MM-DD'. */
  today: string
  /** The date that is changed; a new one without. */
  before?: CaseEntry | undefined
  heading: RefObject<HTMLHeadingElement | null>
  onSave: (entry: CaseEntry) => void
  onCancel: () => void
}

/** Types a date in, or changes one. */
export function DateForm({ value, today, before, heading, onSave, onCancel }: DateFormProps) {
  const [draft, setDraft] = useState(before ? draftOf(before) : emptyDraft)
  const [id] = useState(() => before?.id ?? crypto.randomUUID())
  const [errors, setErrors] = useState<DraftErrors>({})
  const fields = useRef<HTMLDivElement>(null)
  const set = (change: Partial<EntryDraft>) => setDraft({ ...draft, ...change })
  const isLetters = before?.sources.some(({ type }) => type === 'letter') ?? false

  const save = () => {
    const result = checkDraft(draft, id, value, before)
    if ('entry' in result) return onSave(result.entry)
    setErrors(result.errors)
    requestAnimationFrame(() => showWhatIsWrong(fields.current))
  }
  return (
    <section className={styles.group} aria-labelledby="add-title">
      <h2 id="add-title" ref={heading} tabIndex={-1}>
        {before ? 'Change a date' : 'Add a date'}
      </h2>
      <Form className={styles.form} onSubmit={save}>
        <div ref={fields} className={styles.fields}>
          <SelectField
            label="What is it?"
            choices={kindChoices}
            value={draft.kind}
            error={errors.kind}
            onChange={({ target }) => set({ kind: target.value as EntryKind })}
          />
          <TextField
            label="What to call it"
            optional={nameOfKind(draft.kind) !== null}
            value={draft.name}
            error={errors.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <SelectField
            label="When"
            choices={whens}
            value={draft.when}
            onChange={({ target }) => set({ when: target.value as EntryDraft['when'] })}
          />
          {draft.when === 'day' && <DayFields draft={draft} errors={errors} onChange={set} />}
          {draft.when === 'counted' && (
            <CountFields draft={draft} errors={errors} onChange={set} value={value} id={id} />
          )}
          {mayAttend(draft.kind) && (
            <SelectField
              label="Your part"
              choices={attending}
              value={draft.attends ? 'yes' : 'no'}
              onChange={({ target }) => set({ attends: target.value === 'yes' })}
            />
          )}
          {!isLetters && (
            <SelectField
              label="Where it comes from"
              choices={sources}
              value={draft.source}
              onChange={({ target }) => set({ source: target.value as EntryDraft['source'] })}
            />
          )}
          <ComesTo draft={draft} id={id} value={value} before={before} today={today} />
        </div>
        <p className={styles.row}>
          <Button kind="main" type="submit">
            {before ? 'Save the change' : 'Add to the case clock'}
          </Button>
          {before && (
            <Button kind="quiet" onClick={onCancel}>
              Not now
            </Button>
          )}
        </p>
      </Form>
    </section>
  )
}

interface PartProps {
  draft: EntryDraft
  errors: DraftErrors
  onChange: (change: Partial<EntryDraft>) => void
}

function DayFields({ draft, errors, onChange }: PartProps) {
  return (
    <>
      <TextField
        label="Day"
        type="date"
        value={draft.day}
        error={errors.day}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      {isEvent(draft) && (
        <>
          <TextField
            label="Last day"
            hint="For more than one day, such as a break or the days to inspect."
            optional
            type="date"
            value={draft.until}
            error={errors.until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
          {draft.until !== '' && (
            <p className={styles.muted}>
              These days are shown, and still count. Days on which your school is closed belong
              under “Days your school is closed”: a count may leave those out.
            </p>
          )}
          <Sureness
            draft={draft}
            choices={surenesses}
            hint="What counts from a day that is not certain says so too."
            onChange={onChange}
          />
          <TextField
            label="Time"
            hint="As the letter says it. It is shown and not counted with."
            optional
            maxLength={40}
            value={draft.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </>
      )}
    </>
  )
}

/** How sure it is. */
function Sureness({
  draft,
  choices,
  hint,
  onChange,
}: Omit<PartProps, 'errors'> & { choices: typeof plans; hint: string }) {
  return (
    <SelectField
      label="How certain is it?"
      hint={hint}
      choices={choices}
      value={draft.isAbout ? 'about' : 'exact'}
      onChange={({ target }) => onChange({ isAbout: target.value === 'about' })}
    />
  )
}

function CountFields({
  draft,
  errors,
  onChange,
  value,
  id,
}: PartProps & { value: Case; id: string }) {
  const starts = value.entries.filter((entry) => entry.type === 'event' && entry.id !== id)
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Number"
          inputMode="numeric"
          value={draft.amount}
          error={errors.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <SelectField
          label="Counted as"
          choices={counts}
          value={draft.countedAs}
          onChange={({ target }) => onChange({ countedAs: target.value as CountedAs })}
        />
      </div>
      <SelectField
        label="Counted from"
        choices={[
          ...starts.map((entry) => ({ value: entry.id, label: entry.what })),
          { value: '', label: 'A day that I choose' },
        ]}
        value={draft.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      {draft.from === '' && (
        <TextField
          label="Counted from this day"
          hint="The day after it is day 1."
          type="date"
          value={draft.fromDay}
          error={errors.fromDay}
          onChange={({ target }) => onChange({ fromDay: target.value })}
        />
      )}
      <SelectField
        label="Before or after"
        choices={ways}
        value={draft.way}
        onChange={({ target }) => onChange({ way: target.value === '1' ? '1' : '-1' })}
      />
      {isEvent(draft) && (
        <Sureness
          draft={draft}
          choices={plans}
          hint="Nothing is counted from a plan."
          onChange={onChange}
        />
      )}
    </>
  )
}

interface ComesToProps {
  draft: EntryDraft
  id: string
  value: Case
  before: CaseEntry | undefined
  today: string
}

/** What a counted date comes to, told while it is typed. */
function ComesTo({ draft, id, value, before, today }: ComesToProps) {
  return (
    <output className={styles.comes}>
      {draft.when === 'counted' && <ComesToWords {...{ draft, id, value, before, today }} />}
    </output>
  )
}

function ComesToWords({ draft, id, value, before, today }: ComesToProps) {
  const result = checkDraft(draft, id, value, before)
  if (!('entry' in result)) return null
  const others = value.entries.filter((entry) => entry.id !== id)
  const clock = clockOf({ ...value, entries: [...others, result.entry] }, today)
  const date = [...clock.dates, ...clock.open].find((one) => one.id === id)
  if (!date) return null
  const from = clock.open.find((one) => one.id === date.counted?.event)?.what
  return (
    <>
      {date.day !== null && <b>Comes to {inSentence(leadWords(date, clock.today))}. </b>}
      {howCounted(date, clock.today, from).join(' ')}
    </>
  )
}

/** "About January 13" inside of a sentence; weekdays and months keep their capitals. */
function inSentence(lead: string): string {
  const isWord = ['About ', 'Between '].some((word) => lead.startsWith(word))
  return isWord ? `${lead.charAt(0).toLowerCase()}${lead.slice(1)}` : lead
}
