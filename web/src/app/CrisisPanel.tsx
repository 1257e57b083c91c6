import { crisisLines } from '@hub/core/knowledge/crisisLines'
import styles from './CrisisPanel.module.css'

/** All crisis lines: the list that opens under the safety bar. */
export function CrisisPanel() {
  return (
    <div className={styles.panel}>
      <ul className={styles.lines}>
        {crisisLines.map((line) => (
          <li key={line.name} className={styles.line}>
            <div>
              <p className={styles.name}>{line.name}</p>
              <p className={styles.when}>{line.when}</p>
            </div>
            <p className={styles.ways}>
              {line.ways.map((way) => (
                <a key={way.href} className={styles.way} href={way.href}>
                  {way.kind === 'call' ? `Call ${way.label}` : way.label}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href="/emergency">
          First steps, on a page that also works offline and prints on one sheet
        </a>
      </p>
    </div>
  )
}
