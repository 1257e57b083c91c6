import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { classes } from '../styles/classes.ts'
import fieldStyles from './Field.module.css'
import { Field } from './Field.tsx'
import styles from './SearchField.module.css'
import { useEarlyValue } from './useEarlyValue.ts'

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'onChange'> {
  label: string
  /** Shows the label above the box; otherwise only screen readers hear it. */
  labelShown?: boolean
  value: string
  onChange: (text: string) => void
  onClear?: () => void
  /** A button behind the box, when the search starts by a press. */
  action?: ReactNode
}

/** A search box with a magnifier and a way to empty it. Wrap it in a `Form` within `<search>`. */
export function SearchField(props: SearchFieldProps) {
  const { label, labelShown, value, onChange, onClear, action, id, ...rest } = props
  const made = useId()
  const base = id ?? made
  useEarlyValue(base, value, onChange)
  const clear = () => {
    onChange('')
    onClear?.()
    document.getElementById(base)?.focus()
  }
  return (
    <Field id={base} label={label} labelHidden={!labelShown}>
      <div className={styles.row}>
        <div className={styles.box}>
          <span className={styles.lens}>
            <Icon name="search" />
          </span>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
            type="search"
            className={classes(fieldStyles.control, styles.input)}
            id={base}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label="Clear search"
              onClick={clear}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        {action}
      </div>
    </Field>
  )
}
