import type { ReactNode } from 'react'
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx'
import type { WalletDialogProps } from '../wallet/card/WalletDialog.tsx'
import { OPEN_WALLET } from '../wallet/openWallet.ts'
import { withWalletStyles } from '../wallet/withWalletStyles.ts'
import type { DrawerProps } from './Drawer.tsx'
import styles from './Shell.module.css'
import { type PressedLayer, useLayerOnPress } from './useLayerOnPress.ts'

const drawerLayer: PressedLayer<DrawerProps> = {
  opener: 'data-menu',
  load: () => import('./Drawer.tsx'),
  failed: 'The menu did not load.',
}

/** All code of wallets comes with it: on a press, or on a screen that uses one. */
const walletLayer: PressedLayer<WalletDialogProps> = {
  opener: 'data-wallet',
  load: () => withWalletStyles(import('../wallet/card/WalletDialog.tsx')),
  failed: 'The wallet did not load.',
  fragment: OPEN_WALLET,
}

interface ShellProps {
  path: string
  /** The next screen is on its way. */
  waiting: boolean
  children: ReactNode
}

/**
 * What React draws around a screen: next to nothing. The safety bar, header, bottom bar and footer
 * are plain HTML (see `prerender.tsx`), there before any script and whatever breaks in it.
 */
export function Shell({ path, waiting, children }: ShellProps) {
  const drawer = useLayerOnPress(drawerLayer, path)
  const wallet = useLayerOnPress(walletLayer, path)
  return (
    <>
      {waiting && (
        <p className={styles.waiting} role="status">
          Loading the next page...
        </p>
      )}
      {children}
      {drawer.Part && <drawer.Part path={path} onClose={drawer.close} />}
      {wallet.Part && <wallet.Part onClose={wallet.close} />}
      <ToastRegion />
    </>
  )
}
