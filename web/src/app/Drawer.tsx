import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Layer } from '../ui/overlays/Layer.tsx'
import { useKeptWallet } from '../wallet/kept/useKeptWallet.ts'
import { shortAddress } from '../wallet/shortAddress.ts'
import styles from './Drawer.module.css'
import { CONNECT_WALLET, footerLinks, mainLinks, type NavLink } from './navigation.ts'
import { pathExists } from './routeTable.ts'

/** The id of the words above the links of which two have a namesake that needs a wallet. */
const FREE = 'menu-free'

export interface DrawerProps {
  path: string
  onClose: () => void
}

/** The wallet and all links of header and footer, from the right edge, under the safety bar. */
export default function Drawer({ path, onClose }: DrawerProps) {
  return (
    <Layer place="side" onClose={onClose}>
      <nav className={styles.drawer} aria-label="Menu">
        <div className={styles.head}>
          <p className={styles.title}>Menu</p>
          <IconButton label="Close menu" icon="close" onClick={onClose} />
        </div>
        <Wallet />
        <Links links={mainLinks(path, pathExists)} onClose={onClose} />
        <p className={styles.group} id={FREE}>
          No wallet needed
        </p>
        <Links links={footerLinks(pathExists)} titleId={FREE} onClose={onClose} />
      </nav>
    </Layer>
  )
}

/** The header's corner for the wallet, which has no room on a phone. */
function Wallet() {
  const kept = useKeptWallet()
  const address = kept && shortAddress(kept.address)
  return (
    <button
      type="button"
      className={styles.wallet}
      aria-haspopup="dialog"
      aria-label={address && `Wallet ${address}`}
      data-wallet=""
    >
      {address ?? CONNECT_WALLET}
    </button>
  )
}

interface LinksProps {
  links: NavLink[]
  /** The id of what names them, where the menu's name does not say enough. */
  titleId?: string
  onClose: () => void
}

function Links({ links, titleId, onClose }: LinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-labelledby={titleId}>
      {links.map(({ item, href, current }) => (
        <li key={href}>
          <a
            className={styles.link}
            href={href}
            aria-current={current ? 'page' : undefined}
            onClick={current ? onClose : undefined}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
