import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { countNote } from '../../../ui/countNote.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { MESSAGE_MAX } from '../chatFacts.ts'
import type { Failure } from '../exchange/failureOf.ts'
import { sendMessage, stop } from '../exchange/send.ts'
import { keyOf, type Place } from '../place.ts'
import styles from './Composer.module.css'
import { setDraft, useDraft } from './drafts.ts'

interface ComposerProps {
  place: Place
  /** An answer is under way: nothing can be typed or sent. */
  waiting: boolean
  failure: Failure | null
  /** It stays at the foot of the window: there is something to scroll. */
  docked: boolean
  /** Without premium access: only a message in a crisis is answered. */
  inCrisisOnly: boolean
  exists: (path: string) => boolean
  input: RefObject<HTMLTextAreaElement | null>
  /** The latest message is below what is seen. */
  away: boolean
  onJump: () => void
  onSend: () => void
  /** The answer was stopped, and the button for it is gone. */
  onStop: () => void
}

/** Where the question is written. */
export function Composer(props: ComposerProps) {
  const { place, waiting, failure, docked, inCrisisOnly, exists, input } = props
  const { away, onJump, onSend, onStop } = props
  const id = useId()
  const thread = keyOf(place)
  const draft = useDraft(thread)
  const [refusedLength, setRefusedLength] = useState(0)
  const sendButton = useRef<HTMLButtonElement>(null)
  const note = countNote(draft.length, MESSAGE_MAX)

  const send = () => {
    if (waiting) return
    // The press on the button must not leave the focus on it: the next question is typed here.
    if (document.activeElement === sendButton.current) input.current?.focus()
    if (draft.trim() === '') return
    if (draft.length > MESSAGE_MAX) return setRefusedLength(draft.length)
    setRefusedLength(0)
    onSend()
    void sendMessage(place, draft)
  }
  return (
    <div className={classes(styles.composer, docked && styles.docked)} data-composer="">
      {failure && !waiting && <Refused failure={failure} exists={exists} />}
      {refusedLength > MESSAGE_MAX && draft.length > MESSAGE_MAX && (
        <Alert tone="stop" live="assertive" title="This message is too long.">
          A message can have 8,000 characters. Shorten it, or send it in parts.
        </Alert>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className={styles.above}>
          <label className={styles.label} htmlFor={id}>
            Ask in your own words
          </label>
          {away && (
            <Button kind="quiet" onClick={onJump}>
              Jump to the latest
            </Button>
          )}
          {waiting && (
            <Button
              onClick={() => {
                stop(thread)
                onStop()
              }}
            >
              Stop
            </Button>
          )}
        </div>
        {inCrisisOnly && <CrisisOnly id={`${id}-crisis`} exists={exists} />}
        <div className={styles.box}>
          <textarea
            ref={input}
            id={id}
            className={styles.input}
            rows={1}
            value={draft}
            enterKeyHint="send"
            autoComplete="off"
            aria-describedby={[
              ...(inCrisisOnly ? [`${id}-crisis`] : []),
              `${id}-hint`,
              ...(note ? [`${id}-count`] : []),
            ].join(' ')}
            aria-invalid={note?.over || undefined}
            // Not `disabled`, which would throw the focus out of the field at each question.
            readOnly={waiting}
            aria-disabled={waiting || undefined}
            onChange={({ target }) => setDraft(thread, target.value)}
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
        <p className={styles.hint} id={`${id}-hint`}>
          Enter sends, Shift + Enter makes a new line.
        </p>
        {note && (
          <p className={note.over ? styles.over : styles.count} id={`${id}-count`}>
            {note.text}
          </p>
        )}
        <VisuallyHidden>
          <span aria-live="polite">{note?.spoken}</span>
        </VisuallyHidden>
      </form>
    </div>
  )
}

/** What is answered without premium access: nobody in a crisis is sent away from here. */
function CrisisOnly({ id, exists }: Pick<ComposerProps, 'exists'> & { id: string }) {
  return (
    <p id={id} className={styles.crisisOnly}>
      Without premium, only messages in a crisis are answered here.{' '}
      {exists('/subscribe') && <TextLink href="/subscribe">See what premium has</TextLink>}
    </p>
  )
}

function Refused({ failure, exists }: { failure: Failure; exists: ComposerProps['exists'] }) {
  return (
    <Alert tone="stop" live="assertive" title={`${failure.title}.`}>
      {failure.reason}{' '}
      {failure.premium && exists('/subscribe') && (
        <TextLink href="/subscribe">See what premium has</TextLink>
      )}
    </Alert>
  )
}

/** Enter alone; not the one that ends a word of an input method, such as a Japanese one. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before this key, and tells of it by the old code alone.
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229
}
