import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface DeleteDialogProps {
  title: string
  lead: string
  /** The words of the button that deletes. */
  action: string
  /** The words of the button that does not. */
  keep?: string
  /** The word shown while it is being deleted. */
  busy?: string | false
  wideOnPhone?: boolean
  onDelete: () => void
  onClose: () => void
  /** What goes and what stays, and why the last attempt failed. */
  children: ReactNode
}

/** The question before something is deleted for good. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, lead, action, keep = 'Not now', busy, wideOnPhone, children } = props
  const { onDelete, onClose } = props
  return (
    <Dialog
      title={title}
      lead={lead}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="delete"
            icon="trash"
            busy={busy}
            onClick={() => onDelete()}
            wideOnPhone={wideOnPhone}
          >
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
