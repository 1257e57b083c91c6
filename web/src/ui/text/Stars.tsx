import { Icon } from '../icons/Icon.tsx'
import styles from './Stars.module.css'

interface StarsProps {
  /** 0 to 5; the drawing is rounded to whole stars, the words keep one decimal. */
  value: number
  /** Says the number in words beside the stars: "4.2 out of 5". */
  words?: string
}

/** A rating that is read, always with its number in words. */
export function Stars({ value, words }: StarsProps) {
  const full = Math.round(value)
  const said = words ?? `${value} of 5`
  return (
    <span className={styles.stars}>
      <span className={styles.row} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name="star" filled={star <= full} />
        ))}
      </span>
      <span className={styles.words}>{said}</span>
    </span>
  )
}
