import styles from './UnbrokenCites.module.css'

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

/** A citation in which "34 CFR" is never broken, nor parted from the paragraph's number. */
export function unbroken(cite: string): string {
  return cite.replace(/\b(\d+) (CFR|U\.S\.C\.|FR) /g, '$1\u00a0$2\u00a0')
}
