import { lawCheckedWords, putBackWords } from '@hub/core/knowledge/law'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import styles from './Footer.module.css'
import { footerLinks } from './navigation.ts'
import { pathExists } from './routeTable.ts'

/**
 * What this is and is not, the rest of the screens, and the choice of light or dark. The same on
 * every page, so it is made into plain HTML by the prerender and costs no script.
 */
export function Footer() {
  return (
    <footer className={styles.footer} data-later="">
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.claim}>General information, not legal advice.</p>
          <p className={styles.small}>
            The rule described here is the 2020 Title IX rule, 34&nbsp;CFR Part&nbsp;106, again the
            text of the Code since {putBackWords}. Last checked{' '}
            {lawCheckedWords.replaceAll(' ', '\u00a0')}.
          </p>
        </div>
        <nav className={styles.links} aria-label="More">
          <ul>
            {footerLinks(pathExists).map(({ item, href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {item.label}
                </a>
              </li>
            ))}
            <li>
              <a className={styles.link} href="#crisis-lines">
                Crisis lines
              </a>
            </li>
          </ul>
        </nav>
        <AppearanceChoice />
      </div>
    </footer>
  )
}
