import type { Passkey } from '@hub/api/account'
import { call } from '../../../lib/client.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { QuestionDialog } from '../leaving/QuestionDialog.tsx'
import type { Notice } from '../notice.ts'
import { passkeyName } from './passkeyName.ts'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  /** No other passkey opens this account. */
  isLast: boolean
  /** The server offers a sign-in service, which may be another way back. */
  service: boolean
  onClose: () => void
  onRemoved: () => void
  onNotMine: (notice: Notice) => void
}

/** The question before a passkey is removed; it warns where that may be the last way back. */
export default function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkey, isLast, service, onClose, onRemoved, onNotMine } = props
  return (
    <QuestionDialog
      title="Remove passkey"
      lead={`Are you sure you want to remove “${passkeyName(passkey)}”?`}
      action="Remove passkey"
      busy="Removing..."
      failure="It was not removed."
      goneIsDone
      work={() => call('DELETE /api/passkeys/:id', { params: { id: passkey.id } })}
      onClose={onClose}
      onDone={onRemoved}
      onNotMine={onNotMine}
    >
      <p>It will not open this account anymore.</p>
      {isLast && (
        <Alert tone="care" live="off" title="This is the only passkey of this account.">
          {service
            ? 'If you do not use the sign-in service too, the account then lives in this browser only. Signing out would be for good.'
            : 'After that the account lives in this browser only. Signing out would be for good.'}
        </Alert>
      )}
    </QuestionDialog>
  )
}
