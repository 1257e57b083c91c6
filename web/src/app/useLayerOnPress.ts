import { type ComponentType, useEffect, useState } from 'react'
import { partHelp } from '../lib/partHelp.ts'
import { toast } from '../ui/feedback/toastStore.ts'

/** A layer over the page that a press on plain HTML opens. One constant object for each layer. */
export interface PressedLayer<P> {
  /** The name of the attribute that its openers carry, such as `data-menu`. */
  opener: string
  load: () => Promise<{ default: ComponentType<P> }>
  /** What is said when its code did not come. */
  failed: string
  /** The fragment of an address at which it opens by itself. */
  fragment?: string
}

/**
 * A layer while it is open. Its openers are plain HTML, so the press is caught on the document; its code comes on
 * first use. It closes on arrival at another path.
 */
export function useLayerOnPress<P>(layer: PressedLayer<P>, path: string) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const [openedAt, setOpenedAt] = useState(path)
  if (openedAt !== path) {
    setOpenedAt(path)
    setPart(undefined)
  }

  useEffect(() => {
    const open = async () => {
      const from = location.pathname
      try {
        const { default: loaded } = await layer.load()
        // Whoever has gone on to another screen meanwhile is not interrupted there.
        if (location.pathname === from) setPart(() => loaded)
      } catch {
        toast({
          title: layer.failed,
          description: `${partHelp} The crisis lines still work.`,
          tone: 'stop',
        })
      }
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`[${layer.opener}]`)) void open()
    }
    if (layer.fragment !== undefined && location.hash === layer.fragment) {
      history.replaceState(history.state, '', location.pathname + location.search)
      void open()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [layer])

  return { Part, close: () => setPart(undefined) }
}
