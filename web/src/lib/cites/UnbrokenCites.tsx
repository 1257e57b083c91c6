import styles from './UnbrokenCites.module.css'
import { unbroken } from './unbroken.ts'

/** A regulation's cite with its parentheses, which a browser may also break between ")" and "(". */
const cites = /(\(?\b\d+ CFR \S+)/

/** A text in which no cite of a regulation is broken where a line has room for it. */
export function UnbrokenCites({ children }: { children: string }) {
  return children.split(cites).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.cite}>
        {unbroken(part)}
      </span>
    ),
  )
}
