import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/IconButton.tsx'
import { toastsId } from '../overlays/layers.ts'
import { classes } from '../styles/classes.ts'
import styles from './ToastRegion.module.css'
import {
  currentToast,
  dismissToast,
  pauseToast,
  resumeToast,
  subscribeToToasts,
} from './toastStore.ts'

/**
 * Shows the current toast. It is drawn into the page's own live region, outside the frame, so that
 * it is read out and can be closed while a dialog is open. A dialog leaves it room at its top, so that it covers none
 * of the dialog's controls.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined)
  if (!toast) return null
  const host = document.getElementById(toastsId)
  if (!host) return null
  return createPortal(
    <div
      key={toast.id}
      ref={keepRoom}
      className={classes(styles.toast, toast.tone === 'stop' && styles.stop)}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <IconButton label="Close message" icon="close" onClick={dismissToast} />
    </div>,
    host,
  )
}

/** Tells the style sheet how high the toast is, as long as it stands there. */
function keepRoom(toast: HTMLElement | null): (() => void) | undefined {
  if (!toast) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--toast-room', `${toast.offsetHeight + GAP}px`),
  )
  observer.observe(toast)
  return () => {
    observer.disconnect()
    style.removeProperty('--toast-room')
  }
}

/** Above and beneath it, together. */
const GAP = 16
