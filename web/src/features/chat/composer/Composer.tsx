import { type RefObject, useId } from 'react'
import { ComposeBox } from '../../../lib/answers/ComposeBox.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
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
  return (
    <ComposeBox
      label="Ask in your own words"
      hint="Enter sends, Shift + Enter makes a new line."
      draft={draft}
      onDraft={(text) => setDraft(thread, text)}
      waiting={waiting}
      docked={docked}
      input={input}
      onSend={() => {
        onSend()
        void sendMessage(place, draft)
      }}
      refused={failure && !waiting && <Refused failure={failure} exists={exists} />}
      beside={
        <>
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
        </>
      }
      note={inCrisisOnly && <CrisisOnly id={`${id}-crisis`} exists={exists} />}
      noteId={inCrisisOnly ? `${id}-crisis` : undefined}
    />
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
