import { useRef, useState } from 'react'
import { call } from '../../../lib/client.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

interface DeleteAccountDialogProps {
  onClose: () => void
  onDone: () => void
}

const WORD = 'delete'

/** The question before an account is deleted. One press by mistake must not be enough. */
export default function DeleteAccountDialog({ onClose, onDone }: DeleteAccountDialogProps) {
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
      lead="Are you sure you want to delete this account? It cannot be brought back."
      action="Delete account"
      busy="Deleting..."
      failure="It was not deleted."
      goneIsDone
      check={check}
      work={() => call('DELETE /api/account')}
      onClose={onClose}
      onDone={onDone}
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
