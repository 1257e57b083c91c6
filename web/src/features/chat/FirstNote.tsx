import { useSyncExternalStore } from 'react'
import { serverConfig } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import styles from './FirstNote.module.css'

const KEY = 'hub.chatNote'

const listeners = new Set<() => void>()

let dismissedHere = false

/** What to know before the first message. Shown over every empty conversation until it is dismissed on this device. */
export function FirstNote({ onDismiss }: { onDismiss: () => void }) {
  const seen = useNoteSeen()
  const { data: config } = useReading(serverConfig)
  if (seen) return null
  return (
    <Alert tone="care" live="off" title="Before you write: others may ask to see a chat.">
      <div className={styles.note}>
        <p>
          In a lawsuit or another legal process, someone may ask to see chats like these. This is
          not a conversation with a lawyer, so it is not protected like one.
        </p>
        <p>
          Your conversations are stored encrypted, in your account alone, until you delete them. A
          temporary chat stores nothing. {/* Nothing is promised before it is known. */}
          {config &&
            (config.model
              ? 'An AI service gets your words to write the answers.'
              : 'The hub writes its own answers: no other service gets your words.')}{' '}
          <TextLink href="/trust#chat">What we keep, and for how long</TextLink>
        </p>
        <Button
          onClick={() => {
            dismissNote()
            onDismiss()
          }}
        >
          I understand
        </Button>
      </div>
    </Alert>
  )
}

/** Whether the note before the first message was dismissed on this device. All that is stored is that. */
function useNoteSeen(): boolean {
  return useSyncExternalStore(subscribe, noteSeen, () => true)
}

/** Dismisses the note for good; where the browser keeps nothing, for this page. */
function dismissNote(): void {
  dismissedHere = true
  try {
    localStorage.setItem(KEY, 'seen')
  } catch {
    // Storage is full or forbidden.
  }
  for (const listener of listeners) listener()
}

function noteSeen(): boolean {
  if (dismissedHere) return true
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
