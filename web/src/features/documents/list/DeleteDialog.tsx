import type { HubDocument } from '@hub/api/documents'
import { call } from '../../../lib/client.ts'
import { type DeletionEnd, ServerDeletion } from '../../../lib/ServerDeletion.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import text from '../../../ui/text/text.module.css'

interface DeleteDialogProps {
  document: HubDocument
  onClose: () => void
  onDeleted: (end: DeletionEnd) => void
}

/** The question before a document is deleted. */
export default function DeleteDialog({ document, onClose, onDeleted }: DeleteDialogProps) {
  return (
    <ServerDeletion
      thing="document"
      erase={() => call('DELETE /api/documents/:id', { params: { id: document.id } })}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p className={classes(text.strong, text.breaks)}>{document.originalName}</p>
      <p>Its file, its words and its report are deleted. This cannot be undone.</p>
      <p>
        Its name stays in the list of what happened in your account, until you delete the account.
      </p>
    </ServerDeletion>
  )
}
