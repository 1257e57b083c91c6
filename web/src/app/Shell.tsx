import type { ReactNode } from 'react'
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx'
import { drawerLayer, walletLayer } from './layers.ts'
import styles from './Shell.module.css'
import { useLayerOnPress } from './useLayerOnPress.ts'

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
