import type { ComponentProps } from 'react'
import { classes } from '../styles/classes.ts'
import styles from './TextLink.module.css'

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string
  /** `dial` sets phone numbers in the serif; `strong` is a link that stands as a title or choice. */
  look?: 'plain' | 'strong' | 'dial'
}

/** A link in a text, underlined as every link is. Links within the hub are followed without a reload by the app. */
export function TextLink({ look = 'plain', children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classes(look !== 'plain' && styles[look])}>
      {children}
    </a>
  )
}
