import type { ReactNode } from 'react'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import styles from './Shell.module.css'
import { useDrawer } from './useDrawer.ts'

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
  const { Drawer, close } = useDrawer(path)
  return (
    <>
      {waiting && (
        <p className={styles.waiting} role="status">
          Loading the next page...
        </p>
      )}
      {children}
      {Drawer && <Drawer path={path} onClose={close} />}
      <ToastRegion />
    </>
  )
}
