import styles from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

interface IconProps {
  name: IconName
  /** Filled in the current colour instead of outlined (used for stars). */
  filled?: boolean
}

/** One outline icon, 20 px. It is decoration: the word beside it, or the control's name, speaks. */
export function Icon({ name, filled = false }: IconProps) {
  return (
    <svg
      className={filled ? styles.filled : styles.icon}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  )
}
