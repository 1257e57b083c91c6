import type { Case, CaseEntry } from '@hub/core/clock/caseEntry'
import type { Clock } from '@hub/core/clock/clock'
import { type ClockDate, isOnlyNear } from '@hub/core/clock/clockDate'
import { type RefObject, useRef, useState } from 'react'
import { ClockActs } from '../../lib/clock/ClockActs.tsx'
import { ClockDrawing } from '../../lib/clock/ClockDrawing.tsx'
import { ClockList } from '../../lib/clock/ClockList.tsx'
import { ClockKey } from '../../lib/clock/ClockMark.tsx'
import { leadWords, warningWords } from '../../lib/clock/clockWords.ts'
import { withDone, withEntry, withoutEntry } from '../../lib/clock/editCase.ts'
import { keptCase } from '../../lib/clock/keptCase.ts'
import { saveToCalendar } from '../../lib/clock/saveToCalendar.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx'
import { ClosedDays } from './closings/ClosedDays.tsx'
import { DeleteCase } from './DeleteCase.tsx'
import { DateForm } from './form/DateForm.tsx'
import { NoDates } from './NoDates.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import styles from './Timeline.module.css'

interface CaseClockProps {
  value: Case
  clock: Clock
  /** 'YYYY-MM-DD' */
  today: string
  exists: (path: string) => boolean
}

/** The dates of the case, and all that can be done with them. */
export function CaseClock({ value, clock, today, exists }: CaseClockProps) {
  const [changing, setChanging] = useState<CaseEntry>()
  const [deleting, setDeleting] = useState<CaseEntry>()
  /** Whether there is room for the drawing. What its shapes mean stands right below it. */
  const [isDrawn, setIsDrawn] = useState(false)
  /** Counts the forms: each begins anew. */
  const [forms, setForms] = useState(0)
  const formHeading = useRef<HTMLHeadingElement>(null)
  const listHeading = useRef<HTMLHeadingElement>(null)
  const isEmpty = value.entries.length === 0

  const openForm = (entry?: CaseEntry) => {
    setChanging(entry)
    setForms(forms + 1)
    focusOn(formHeading)
  }
  const save = (entry: CaseEntry) => {
    void keptCase.change((now) => withEntry(now, entry))
    toast({ title: changing ? 'Date changed' : 'Date added', description: entry.what })
    setChanging(undefined)
    setForms(forms + 1)
    // A new date stands in the list, far above the form on a phone; whoever adds several stays at the form.
    focusOn(changing ? listHeading : formHeading)
  }
  const remove = (entry: CaseEntry) => {
    void keptCase.change((now) => withoutEntry(now, entry.id, today))
    toast({ title: 'Date deleted' })
    setDeleting(undefined)
    if (changing?.id === entry.id) setChanging(undefined)
    focusOn(value.entries.length > 1 ? listHeading : formHeading)
  }
  const mark = (id: string, isDone: boolean) => {
    const marked = keptCase.change((now) => withDone(now, id, isDone))
    toast({ title: isDone ? 'Marked as done' : 'Marked as not done' })
    void marked.then(() => focusWhereLost(listHeading))
  }
  return (
    <>
      {!isEmpty && (
        <div>
          <ClockActs
            clock={clock}
            onDone={(id) => mark(id, true)}
            onMore={() => focusOn(listHeading)}
          />
          <Warnings clock={clock} />
          <ClockDrawing clock={clock} title="Past, today, next" onDrawn={setIsDrawn} />
          {isDrawn && <ClockKey dates={[...clock.dates, ...clock.open]} />}
        </div>
      )}
      <div className={styles.columns}>
        {isEmpty ? (
          <NoDates exists={exists} onAdd={() => focusOn(formHeading)} />
        ) : (
          <div className={styles.lists}>
            <ClockList
              clock={clock}
              heading={listHeading}
              renderActions={(date) => (
                <DateActions
                  date={date}
                  clock={clock}
                  entry={value.entries.find(({ id }) => id === date.id)}
                  onMark={mark}
                  onChange={openForm}
                  onDelete={setDeleting}
                />
              )}
            />
            {!isDrawn && <ClockKey dates={[...clock.dates, ...clock.open]} />}
          </div>
        )}
        <aside className={styles.aside} aria-label="Your dates">
          <DateForm
            key={`${forms} ${changing?.id ?? ''}`}
            value={value}
            today={today}
            before={changing}
            heading={formHeading}
            onSave={save}
            onCancel={() => {
              setChanging(undefined)
              focusOn(listHeading)
            }}
          />
          <ClosedDays value={value} />
          {!isEmpty && <TakeAlong clock={clock} />}
          <section className={styles.group} aria-labelledby="kept-title">
            <h2 id="kept-title">Kept on this device</h2>
            <p className={styles.muted}>
              Your dates are kept in this browser alone, encrypted, whether or not you have an
              account. None of them are sent to us. Anyone who uses this browser can open this page
              and see them.{' '}
              <TextLink href="/trust#timeline">What we keep, and for how long</TextLink>
            </p>
            {(!isEmpty || value.closings.length > 0) && <DeleteCase />}
          </section>
          <p className={styles.muted}>
            We know weekends and federal holidays, but your school’s closed days only if you add
            them. Check each date against the letter. This is general information, not legal advice.
          </p>
        </aside>
      </div>
      {deleting && (
        <DeleteDialog
          title="Delete a date"
          lead={`Are you sure you want to delete “${deleting.what}”?`}
          action="Delete the date"
          keep="Keep it"
          wideOnPhone
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          <p>
            This cannot be undone. A date that is counted from it keeps the day that it has now, if
            that is certain.
          </p>
        </DeleteDialog>
      )}
    </>
  )
}

/** Once it is drawn as it then is, and dialogs have gone. */
function focusOn(target: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => requestAnimationFrame(() => target.current?.focus()))
}

/** The same where the button that was pressed has gone with its act, or into the earlier dates. */
function focusWhereLost(target: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) target.current?.focus()
  })
}

/** What does not fit the federal rule, and what runs at once. */
function Warnings({ clock }: { clock: Clock }) {
  const warnings = warningWords(clock)
  if (warnings.length === 0) return null
  return (
    <ul className={styles.warnings} aria-label="What to look at">
      {warnings.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

interface DateActionsProps {
  date: ClockDate
  clock: Clock
  /** None for a limit of federal law. */
  entry: CaseEntry | undefined
  onMark: (id: string, isDone: boolean) => void
  onChange: (entry: CaseEntry) => void
  onDelete: (entry: CaseEntry) => void
}

/** What can be done with one date of the list. */
function DateActions({ date, clock, entry, onMark, onChange, onDelete }: DateActionsProps) {
  const { state, day } = date
  const { today } = clock
  const of = `${date.what}, ${leadWords(date, today)}`
  const isDone = date.type === 'limit' ? state === 'done' : (entry?.isDone ?? false)
  const isAct = date.type === 'deadline' || (date.type === 'limit' && date.bound === 'by')
  // An event of which only the reader knows whether it has been.
  const isUnknown = date.type === 'event' && (state === 'may_have_passed' || isDone)
  const canMark = (isAct || isUnknown) && day !== null
  const isAhead = day !== null && day >= today && !isOnlyNear(date) && state !== 'done'
  const isForCalendar = isAhead && (date.type !== 'limit' || date.bound === 'by')
  return (
    <>
      {canMark && (
        <Button
          kind="quiet"
          aria-label={`${isDone ? 'Not done yet' : 'Mark as done'}: ${of}`}
          onClick={() => onMark(date.id, !isDone)}
        >
          {isDone ? 'Not done yet' : 'Mark as done'}
        </Button>
      )}
      {isForCalendar && (
        <Button
          kind="quiet"
          aria-label={`Add to calendar: ${of}`}
          onClick={() => saveToCalendar([day])}
        >
          Add to calendar
        </Button>
      )}
      {entry && (
        <>
          <Button kind="quiet" aria-label={`Change: ${of}`} onClick={() => onChange(entry)}>
            Change
          </Button>
          <Button kind="quiet" aria-label={`Delete: ${of}`} onClick={() => onDelete(entry)}>
            Delete
          </Button>
        </>
      )}
    </>
  )
}
