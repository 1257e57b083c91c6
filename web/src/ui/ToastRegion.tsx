import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { toastsId } from './layers.ts'
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
 * it is read out and can be closed while a dialog is open.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined)
  if (!toast) return null
  const host = document.getElementById(toastsId)
  if (!host) return null
  return createPortal(
    <div
      key={toast.id}
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
