import { call } from '../../../lib/client.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

interface GuestSignOutDialogProps {
  onClose: () => void
  onDone: () => void
}

/** The question before a guest signs out, which nothing can take back. */
export default function GuestSignOutDialog({ onClose, onDone }: GuestSignOutDialogProps) {
  return (
    <QuestionDialog
      title="Sign out for good"
      lead="Are you sure you want to sign out? There is no way back into this account."
      action="Sign out for good"
      busy="Signing out..."
      failure="You are not signed out."
      work={() => call('POST /api/logout')}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Your documents, their reports and the list of what happened cannot be opened by anyone after
        that. They are deleted within a few hours, and a paid subscription ends with them. To delete
        them at once, use “Delete account”.
      </p>
    </QuestionDialog>
  )
}
