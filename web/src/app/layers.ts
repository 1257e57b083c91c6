import type { WalletDialogProps } from '../wallet/card/WalletDialog.tsx'
import { OPEN_WALLET } from '../wallet/openWallet.ts'
import { withWalletStyles } from '../wallet/withWalletStyles.ts'
import type { DrawerProps } from './Drawer.tsx'
import type { PressedLayer } from './useLayerOnPress.ts'

export const drawerLayer: PressedLayer<DrawerProps> = {
  opener: 'data-menu',
  load: () => import('./Drawer.tsx'),
  failed: 'The menu did not load.',
}

/** All code of wallets comes with it: on a press, or on a screen that uses one. */
export const walletLayer: PressedLayer<WalletDialogProps> = {
  opener: 'data-wallet',
  load: () => withWalletStyles(import('../wallet/card/WalletDialog.tsx')),
  failed: 'The wallet did not load.',
  fragment: OPEN_WALLET,
}
