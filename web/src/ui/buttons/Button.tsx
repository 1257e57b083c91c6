import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { classes } from '../styles/classes.ts'
import styles from './Button.module.css'

export type ButtonKind = 'main' | 'normal' | 'quiet' | 'crisis' | 'delete'

interface Look {
  /** `main` at most once per view; `delete` only where a question follows. */
  kind?: ButtonKind
  icon?: IconName
  /** As wide as its column on phones. */
  wideOnPhone?: boolean
  children: ReactNode
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** The word shown while the work runs ("Posting..."); the button then takes no more presses. */
  busy?: string | false
}

interface LinkButtonProps extends Look, Omit<ComponentProps<'a'>, 'className' | 'children'> {
  href: string
}

function look({ kind = 'normal', wideOnPhone }: Look, busy = false): string {
  return classes(
    styles.button,
    styles[kind],
    wideOnPhone && styles.wideOnPhone,
    busy && styles.busy,
  )
}

/**
 * A button. While `busy` is set it stays focusable (focus must not fall to the page), says the
 * busy word and ignores presses; its width never shrinks below that of its normal word.
 */
export function Button({ kind, icon, wideOnPhone, busy, children, ...rest }: ButtonProps) {
  const isBusy = Boolean(busy)
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, wideOnPhone, children }, isBusy)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon && !isBusy && <Icon name={icon} />}
      <span className={styles.words}>
        <span className={isBusy ? styles.keepsWidth : undefined} aria-hidden={isBusy || undefined}>
          {children}
        </span>
        {isBusy && <span>{busy}</span>}
      </span>
    </button>
  )
}

/** A link that looks like a button: for going somewhere, dialling or texting. */
export function LinkButton({ kind, icon, wideOnPhone, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ kind, wideOnPhone, children })}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </a>
  )
}
