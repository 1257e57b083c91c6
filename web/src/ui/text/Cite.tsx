import type { ComponentProps } from 'react'
import styles from './Cite.module.css'

interface CiteProps extends Omit<ComponentProps<'a'>, 'className' | 'children'> {
  /** The citation as it is written: "34 CFR 106.45(b)(5)(iii)". */
  children: string
  /** The paragraph's address, where one is known. */
  href?: string
}

/**
 * A citation, linked to its paragraph where there is an address. "34 CFR" is never broken, nor is
 * what follows "CFR".
 */
export function Cite({ children, href, ...rest }: CiteProps) {
  const words = children.replaceAll(' ', '\u00a0')
  if (!href) return <span className={styles.unlinked}>{words}</span>
  return (
    <a {...rest} className={styles.cite} href={href}>
      {words}
    </a>
  )
}
