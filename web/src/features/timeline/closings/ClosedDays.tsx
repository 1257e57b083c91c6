import { type Case, type Closing, MOST_CLOSED_DAYS } from '@hub/core/clock/caseEntry'
import { daysOfClosings } from '@hub/core/clock/closedDays'
import { dayOfIso, longDate } from '@hub/core/deadlines/civilDate'
import { useRef, useState } from 'react'
import { keptCase } from '../../../lib/clock/keptCase.ts'
import { showWhatIsWrong } from '../../../lib/showWhatIsWrong.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../../ui/buttons/FoldTitle.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import styles from '../Timeline.module.css'

export const emptyClosing: ClosingDraft = { from: '', to: '', name: '' }

const MOST_NAME = 80

/** The days on which the school is closed, which the clock knows only from the reader. */
export function ClosedDays({ value }: { value: Case }) {
  const [draft, setDraft] = useState(emptyClosing)
  const [errors, setErrors] = useState<ClosingErrors>({})
  const fields = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const add = () => {
    const result = checkClosing(draft, value)
    if ('errors' in result) {
      setErrors(result.errors)
      requestAnimationFrame(() => showWhatIsWrong(fields.current))
      return
    }
    void keptCase.change((now) => ({ ...now, closings: [...now.closings, result.closing] }))
    setDraft(emptyClosing)
    setErrors({})
    toast({ title: 'Closed days added' })
    heading.current?.focus()
  }
  const remove = (closing: Closing) => {
    const isOther = (one: Closing) => wordsOf(one) !== wordsOf(closing)
    void keptCase.change((now) => ({ ...now, closings: now.closings.filter(isOther) }))
    toast({ title: 'Closed days deleted' })
    heading.current?.focus()
  }
  return (
    <section className={styles.group} aria-labelledby="closed-title">
      <h2 id="closed-title" ref={heading} tabIndex={-1}>
        Days your school is closed
      </h2>
      <p className={styles.muted}>
        Breaks and closings in the school’s calendar. Business and school days may leave them out.
      </p>
      {value.closings.length > 0 && (
        <ul className={styles.closings}>
          {value.closings.map((closing, at) => (
            <li key={at}>
              <span>{wordsOf(closing)}</span>
              <Button
                kind="quiet"
                aria-label={`Delete: ${wordsOf(closing)}`}
                onClick={() => remove(closing)}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <FoldTitle>Add closed days</FoldTitle>
        <Form className={styles.form} onSubmit={add}>
          <div ref={fields} className={styles.fields}>
            <TextField label="First closed day" type="date" {...field('from')} />
            <TextField label="Last closed day" type="date" optional {...field('to')} />
            <TextField label="What it is, such as winter break" optional {...field('name')} />
          </div>
          <p className={styles.row}>
            <Button type="submit">Add these days</Button>
          </p>
        </Form>
      </details>
    </section>
  )
}

function wordsOf({ from, to, name }: Closing): string {
  const [first, last] = [dayOfIso(from), dayOfIso(to)].map((day) => longDate(day ?? 0))
  const days = first === last ? first : `${first} to ${last}`
  return name ? `${days}, ${name}` : `${days}`
}

/** Closed days as their form holds them; without a last day it is one. */
interface ClosingDraft {
  readonly from: string
  readonly to: string
  readonly name: string
}

/** A sentence for each field that must be mended. */
type ClosingErrors = Partial<Record<keyof ClosingDraft, string>>

/** The closing that a draft makes, or what must be mended in it. */
export function checkClosing(
  { from, to, name }: ClosingDraft,
  { closings }: Case,
): { readonly closing: Closing } | { readonly errors: ClosingErrors } {
  const noDay = 'Choose a day that the calendar has.'
  const [first, last] = [dayOfIso(from), to === '' ? dayOfIso(from) : dayOfIso(to)]
  if (first === null) return { errors: { from: noDay } }
  if (last === null) return { errors: { to: noDay } }
  if (last < first) return { errors: { to: 'The last day must not come before the first.' } }
  if (name.trim().length > MOST_NAME)
    return { errors: { name: `Use at most ${MOST_NAME} characters.` } }
  const closing = { from, to: to === '' ? from : to, name: name.trim() || undefined }
  try {
    daysOfClosings([...closings, closing])
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const most = MOST_CLOSED_DAYS.toLocaleString('en-US')
    return { errors: { to: `We keep at most ${most} closed days. Check the year.` } }
  }
  return { closing }
}
