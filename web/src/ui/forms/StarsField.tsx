import { useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { FieldError } from './Field.tsx'
import styles from './StarsField.module.css'

interface StarsFieldProps {
  label: string
  error?: string
  /** 1 to 5; undefined while nothing is chosen. */
  value: number | undefined
  onChange: (value: number) => void
  name?: string
  ref?: React.Ref<HTMLInputElement>
}

/** Five native radios drawn as stars: arrow keys move, a screen reader says "2 of 5". */
export function StarsField({ label, error, value, onChange, name, ref }: StarsFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className={styles.row}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={styles.star}>
            <input
              ref={star === (value ?? 1) ? ref : undefined}
              type="radio"
              className={styles.radio}
              name={name ?? `${id}-stars`}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={`${star} of 5`}
            />
            <Icon name="star" filled={value !== undefined && star <= value} />
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {value === undefined ? 'Not chosen' : `${value} of 5`}
        </span>
      </div>
    </fieldset>
  )
}
