import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { countNote } from '../../ui/forms/countNote.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './ComposeBox.module.css'
import { MESSAGE_MAX } from './chatFacts.ts'

interface ComposeBoxProps {
  label: string
  /** It says no more than the label does. */
  placeholder?: string
  hint: string
  /** The hint is shown on phones too. */
  hintAlways?: boolean
  draft: string
  onDraft: (text: string) => void
  /** An answer is under way: nothing can be typed or sent. */
  waiting: boolean
  /** It stays at the foot of the window: there is something to scroll. */
  docked: boolean
  input: RefObject<HTMLTextAreaElement | null>
  /** The draft is to be sent: it is neither blank nor too long. */
  onSend: () => void
  /** Why the last one was not taken. */
  refused?: ReactNode
  /** Buttons beside the label. */
  beside?: ReactNode
  /** What must be known before something is typed, and its id. */
  note?: ReactNode
  noteId?: string
}

/** Where a question to the assistant is written. */
export function ComposeBox(props: ComposeBoxProps) {
  const { label, placeholder, hint, hintAlways, draft, onDraft, waiting, docked, input } = props
  const { onSend, refused, beside, note, noteId } = props
  const id = useId()
  const [refusedLength, setRefusedLength] = useState(0)
  const sendButton = useRef<HTMLButtonElement>(null)
  const count = countNote(draft.length, MESSAGE_MAX)

  const send = () => {
    if (waiting) return
    // The press on the button must not leave the focus on it: the next question is typed here.
    if (document.activeElement === sendButton.current) input.current?.focus()
    if (draft.trim() === '') return
    if (draft.length > MESSAGE_MAX) return setRefusedLength(draft.length)
    setRefusedLength(0)
    onSend()
  }
  return (
    <div className={classes(styles.composer, docked && styles.docked)} data-composer="">
      {refused}
      {refusedLength > MESSAGE_MAX && draft.length > MESSAGE_MAX && (
        <Alert tone="stop" live="assertive" title="This message is too long.">
          A message can have 8,000 characters. Shorten it, or send it in parts.
        </Alert>
      )}
      <Form onSubmit={send}>
        <div className={styles.above}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {beside}
        </div>
        {note}
        <div className={styles.box}>
          <textarea
            ref={input}
            id={id}
            className={styles.input}
            rows={1}
            value={draft}
            placeholder={placeholder}
            enterKeyHint="send"
            autoComplete="off"
            aria-describedby={[
              ...(noteId ? [noteId] : []),
              `${id}-hint`,
              ...(count ? [`${id}-count`] : []),
            ].join(' ')}
            aria-invalid={count?.over || undefined}
            // Not `disabled`, which would throw the focus out of the field at each question.
            readOnly={waiting}
            aria-disabled={waiting || undefined}
            onChange={({ target }) => onDraft(target.value)}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return
              event.preventDefault()
              send()
            }}
          />
          <Button
            ref={sendButton}
            kind="main"
            type="submit"
            busy={waiting && 'Writing...'}
            // A press leaves the focus where it is, so that the keyboard of a phone stays as it was.
            onMouseDown={(event) => event.preventDefault()}
          >
            Send
          </Button>
        </div>
        <p className={classes(styles.hint, hintAlways && styles.hintAlways)} id={`${id}-hint`}>
          {hint}
        </p>
        {count && (
          <p className={count.over ? styles.over : styles.count} id={`${id}-count`}>
            {count.text}
          </p>
        )}
        <VisuallyHidden>
          <span aria-live="polite">{count?.spoken}</span>
        </VisuallyHidden>
      </Form>
    </div>
  )
}

/** Enter alone; not the one that ends a word of an input method, such as a Japanese one. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before this key, and tells of it by the old code alone.
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229
}
