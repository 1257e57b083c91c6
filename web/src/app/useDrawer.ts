import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '../ui/toastStore.ts'
import type { DrawerProps } from './Drawer.tsx'

const load = () => import('./Drawer.tsx')

/**
 * The drawer while it is open. It opens by the menu button of the header (plain HTML, so the press
 * is caught on the document) and closes on arrival at another path. Its code comes on first use.
 */
export function useDrawer(path: string) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const [openedAt, setOpenedAt] = useState(path)
  if (openedAt !== path) {
    setOpenedAt(path)
    setDrawer(undefined)
  }

  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-menu]')) return
      try {
        const { Drawer: loaded } = await load()
        setDrawer(() => loaded)
      } catch {
        toast({
          title: 'The menu did not load.',
          description: 'Check the connection and press again. The crisis lines still work.',
          tone: 'stop',
        })
      }
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  return { Drawer, close: () => setDrawer(undefined) }
}
