import { CONNECT_WALLET } from './navigation.ts'
import styles from './WalletCorner.module.css'

/**
 * The wallet's place in the header. Plain HTML like the header: the early script puts the address of a connected
 * wallet in, before the first paint (`early/walletCorner.ts`), and a press opens the card (`Shell.tsx`).
 */
export function WalletCorner() {
  return (
    <button
      type="button"
      className={styles.corner}
      aria-haspopup="dialog"
      data-wallet=""
      data-wallet-corner=""
    >
      {CONNECT_WALLET}
    </button>
  )
}
