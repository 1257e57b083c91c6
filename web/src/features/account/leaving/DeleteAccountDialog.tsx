import type { Account } from '@hub/api/account'
import { useRef, useState } from 'react'
import { call } from '../../../lib/client.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { Notice } from '../notice.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

interface DeleteAccountDialogProps {
  account: Account
  onClose: () => void
  onDone: () => void
  onNotMine: (notice: Notice) => void
}

const WORD = 'delete'

/** The question before an account is deleted. One press by mistake must not be enough. */
export default function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { account, onClose, onDone, onNotMine } = props
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const check = () => {
    if (typed.trim().toLowerCase() === WORD) return true
    setError(`Type the word ${WORD}, then try again. Nothing was deleted.`)
    field.current?.focus()
    return false
  }
  return (
    <QuestionDialog
      title="Delete account"
      lead="Are you sure you want to delete this account? This cannot be undone."
      action="Delete account"
      busy="Deleting..."
      failure="It was not deleted."
      isGuest={account.isGuest}
      check={check}
      // By its id: this browser may be signed in to another account by now, and an answer may be lost.
      work={() => call('DELETE /api/account', { body: { id: account.id } })}
      onClose={onClose}
      onDone={onDone}
      onNotMine={onNotMine}
    >
      <p>
        Its documents, reports, conversations and passkeys are deleted at once. If you may need a
        document later, download everything first.
      </p>
      <TextField
        ref={field}
        label={`Type “${WORD}” to confirm`}
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
    </QuestionDialog>
  )
}
