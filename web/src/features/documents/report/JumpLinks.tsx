import styles from './JumpLinks.module.css'

export interface Jump {
  id: string
  words: string
}

/** Links to the parts of the report, where it is one long column. */
export function JumpLinks({ jumps }: { jumps: readonly Jump[] }) {
  return (
    <nav className={styles.jumps} aria-label="Parts of this report">
      <ul>
        {jumps.map(({ id, words }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Followed here, so that no step of the report lands in the browser's history.
                event.preventDefault()
                const part = document.getElementById(id)
                part?.scrollIntoView()
                part?.focus({ preventScroll: true })
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
