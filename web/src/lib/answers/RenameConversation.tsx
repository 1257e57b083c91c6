import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { CONVERSATION_TITLE_MAX } from './chatFacts.ts'

interface RenameConversationProps {
  /** The title it has now. */
  now: string
  /** Where the title is kept and who sees it. */
  hint: string
  busy?: boolean
  /** Called with a title that may be kept, as it was typed. */
  onSave: (title: string) => void
  onClose: () => void
  /** Why the last attempt failed. */
  children?: ReactNode
}

/** Asks for another title of a conversation. */
export function RenameConversation(props: RenameConversationProps) {
  const { now, hint, busy = false, onSave, onClose, children } = props
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(now)
  const [error, setError] = useState<string>()
  const save = () => {
    if (busy) return
    const wrong = titleError(title)
    setError(wrong)
    if (wrong) return field.current?.focus()
    onSave(title)
  }
  return (
    <Dialog
      title="Rename conversation"
      onClose={onClose}
      onSubmit={save}
      firstFocus={field}
      actions={
        <>
          <Button kind="main" type="submit" busy={busy && 'Saving...'} wideOnPhone>
            Save title
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label="Title"
        hint={hint}
        value={title}
        error={error}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      {children}
    </Dialog>
  )
}

/** What is wrong with a conversation's title; undefined for nothing. */
export function titleError(title: string): string | undefined {
  if (title.trim() === '') return 'Title is required'
  if (title.length <= CONVERSATION_TITLE_MAX) return undefined
  return `Title must be at most ${CONVERSATION_TITLE_MAX} characters`
}
