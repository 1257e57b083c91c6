import { crisisLines } from '@hub/core/knowledge/crisisLines'
import { exitUrlToken } from '../exit/exitUrl.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { CrisisPanel } from './CrisisPanel.tsx'
import styles from './SafetyBar.module.css'

/**
 * The bar over every screen and dialog: crisis lines and the way out. It is made into plain HTML
 * by the prerender and never hydrated, so it works without script and whatever breaks in React.
 */
export function SafetyBar() {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={styles.bar} role="region" aria-label="Safety" data-safety-bar="">
        <div className={styles.row}>
          {/* First for the keyboard, last for the eye. */}
          <a className={styles.exit} href={exitUrlToken} rel="noreferrer noopener" data-exit="">
            <span>Leave this site</span>
            <Icon name="close" />
            <span className={styles.dots} data-exit-dots="" aria-hidden="true" hidden>
              <span />
              <span />
              <span />
            </span>
          </a>
          <CrisisShortcuts />
          <details className={styles.all} data-crisis="">
            <summary className={styles.summary} id="crisis-lines">
              <span className={styles.narrowWord}>Crisis lines</span>
              <span className={styles.wideWord}>All lines</span>
            </summary>
            <CrisisPanel />
          </details>
        </div>
        <p className={styles.status} role="status" data-exit-status="" />
      </div>
    </>
  )
}

/** There is room for one of them on every screen. */
const LIFELINE = '988-suicide-and-crisis-lifeline'

const shortcuts = [
  { slug: 'emergency-services-911', before: 'In danger' },
  { slug: LIFELINE, before: 'Call or text, any hour' },
  { slug: 'crisis-text-line', before: 'Text HOME to' },
]

function CrisisShortcuts() {
  return (
    <ul className={styles.shortcuts} aria-label="Crisis lines">
      <li className={styles.phone} aria-hidden="true">
        <Icon name="phone" />
      </li>
      {shortcuts.map(({ slug, before }) => {
        const way = crisisLines.find((line) => line.slug === slug)?.ways[0]
        if (!way) throw new Error(`There is no crisis line ${slug}.`)
        return (
          <li key={slug} className={slug === LIFELINE ? undefined : styles.wideOnly}>
            <a className={styles.shortcut} href={way.href}>
              <span className={styles.before}>{before}</span> <strong>{way.number}</strong>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
