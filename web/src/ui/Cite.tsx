import styles from './Cite.module.css'

interface CiteProps {
  /** The citation as it is written: "34 CFR 106.45(b)(5)(iii)". */
  children: string
  href: string
}

/** A citation, linked to its paragraph. "34 CFR" is never broken, nor is what follows "CFR". */
export function Cite({ children, href }: CiteProps) {
  return (
    <a className={styles.cite} href={href}>
      {children.replaceAll(' ', '\u00a0')}
    </a>
  )
}
