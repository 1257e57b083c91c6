import { IconButton } from '../ui/buttons/IconButton.tsx'
import styles from './Header.module.css'
import { mainLinks } from './navigation.ts'
import { pathExists } from './routeTable.ts'
import { WalletCorner } from './WalletCorner.tsx'

/**
 * Wordmark and links; on narrow screens the links move into the drawer, which `drawerLayer` opens.
 * Plain HTML made by the prerender: `markCurrent` keeps the current link right.
 */
export function Header({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.wordmark} href="/">
          Title IX Hub
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.links}>
            {mainLinks(path, pathExists).map(({ item, href, under, current }) => (
              <li key={href}>
                <a
                  className={styles.link}
                  href={href}
                  data-under={under}
                  aria-current={current ? 'page' : undefined}
                >
                  {/* The bold copy keeps the room, so that the row does not move on a change. */}
                  <span className={styles.boldWidth} data-text={item.label}>
                    {item.label}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <WalletCorner />
        <div className={styles.menu}>
          <IconButton label="Menu" icon="menu" data-menu="" />
        </div>
      </div>
    </header>
  )
}
