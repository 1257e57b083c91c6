import type { ComponentProps } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './IconButton.module.css'

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string
  icon: IconName
}

/** A button of an icon alone, at the end of a row; the icon, not its room, stands on the edge. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
