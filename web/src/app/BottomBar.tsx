import { Icon } from '../ui/icons/Icon.tsx'
import styles from './BottomBar.module.css'
import { tabLinks } from './navigation.ts'
import { pathExists } from './routeTable.ts'

/** Five links at the bottom of narrow screens, each with its word. Plain HTML, like the header. */
export function BottomBar({ path }: { path: string }) {
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      <ul className={styles.tabs}>
        {tabLinks(path, pathExists).map(({ item, href, under, current }) => (
          <li key={href}>
            <a
              className={styles.tab}
              href={href}
              data-under={under}
              aria-current={current ? 'page' : undefined}
            >
              <Icon name={item.icon} />
              <span>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
