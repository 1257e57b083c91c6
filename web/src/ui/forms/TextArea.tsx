import { type ComponentProps, useId } from 'react'
import { classes } from '../styles/classes.ts'
import type { Range } from '../text/markedParts.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { countNote } from './countNote.ts'
import styles from './Field.module.css'
import { Field } from './Field.tsx'
import { type FieldWords, fieldIds } from './field.ts'
import { TextMarks } from './TextMarks.tsx'

interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'className' | 'placeholder' | 'value' | 'maxLength'> {
  value: string
  /**
   * The most characters that may be sent. Typing past it is allowed and said, so that a pasted
   * text is never cut in silence; the form must refuse it.
   */
  limit?: number
  /** Words to underline as "check this". For the eye only: the same must be said in a list beside. */
  marks?: readonly Range[]
}

/** A text field of several lines; near the limit it says how many characters are left. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, limit, marks, value, id, ...rest } = props
  const made = useId()
  const base = id ?? made
  const note = limit === undefined ? undefined : countNote(value.length, limit)
  const ids = fieldIds(base, { label, hint, error }, note ? `${base}-count` : undefined)
  return (
    <Field id={base} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.areaGround}>
        {marks && <TextMarks text={value} ranges={marks} />}
        <textarea
          rows={5}
          {...rest}
          value={value}
          className={classes(styles.control, styles.area, marks && styles.overMarks)}
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error || note?.over ? true : undefined}
          aria-required={optional ? undefined : true}
        />
      </div>
      {note && (
        <p className={classes(styles.count, note.over && styles.countOver)} id={`${base}-count`}>
          {note.text}
        </p>
      )}
      {limit !== undefined && (
        <VisuallyHidden>
          <span aria-live="polite">{note?.spoken}</span>
        </VisuallyHidden>
      )}
    </Field>
  )
}
