import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './Layer.module.css'
import { isTopLayer, layersId, raiseLayer } from './layers.ts'
import { useKeptFocus } from './useKeptFocus.ts'

interface LayerProps {
  onClose: () => void
  /** What takes the focus first; otherwise the layer's first control. */
  firstFocus?: RefObject<HTMLElement | null>
  /** Where the layer lies: in the middle (dialog) or at the right edge (drawer). */
  place: 'middle' | 'side'
  children: ReactNode
}

const controls = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/**
 * The ground of dialogs and drawers: lies over the frame and under the safety bar. Focus moves in
 * on opening and back to the opener on closing; Esc and a press on the scrim close it.
 */
export function Layer({ onClose, firstFocus, place, children }: LayerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const layer = ref.current
    if (!layer) return
    const opener = document.activeElement
    const lower = raiseLayer(layer)
    firstOf(layer, firstFocus)?.focus()
    return () => {
      lower()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [firstFocus])

  useKeptFocus(ref, () => ref.current && firstOf(ref.current, firstFocus))

  // With the first drawing, not some moments after it: Esc may be pressed as soon as the layer is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (ref.current && isTopLayer(ref.current)) close.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const host = document.getElementById(layersId)
  if (!host) return null
  return createPortal(
    <div ref={ref} className={place === 'side' ? styles.side : styles.middle}>
      {/* Pointers only: by keyboard, Esc and the close button do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.scrim} onClick={onClose} />
      {children}
    </div>,
    host,
  )
}

function firstOf(layer: HTMLElement, wanted: LayerProps['firstFocus']): HTMLElement | null {
  return wanted?.current ?? layer.querySelector<HTMLElement>(controls)
}
