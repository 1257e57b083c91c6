import type { ChatMessage, Conversation } from '@hub/api/chat'
import { type RefObject, useRef } from 'react'
import { useFollowEnd } from '../../lib/answers/useFollowEnd.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { knownMessages, threadMessages } from './chatQueries.ts'
import { Composer } from './composer/Composer.tsx'
import { QuickActions } from './composer/QuickActions.tsx'
import { ConversationHead } from './conversations/ConversationHead.tsx'
import { endExchange, isWaiting, useExchange } from './exchange/exchanges.ts'
import { isAnswered } from './exchange/isAnswered.ts'
import { regenerate, sendMessage, sendQuick } from './exchange/send.ts'
import { FirstNote } from './FirstNote.tsx'
import styles from './Panel.module.css'
import { keyOf, type Place } from './place.ts'
import { Thread } from './thread/Thread.tsx'
import { ThreadState } from './thread/ThreadState.tsx'
import { useAnnouncement } from './useAnnouncement.ts'
import { useArrivalAt } from './useArrivalAt.ts'

interface PanelProps {
  place: Place
  path: string
  heading: RefObject<HTMLHeadingElement | null>
  conversation: Conversation | undefined
  /** False without premium access: what is kept can be read, and only a message in a crisis is answered. */
  canAsk: boolean
  exists: (path: string) => boolean
}

const none: readonly ChatMessage[] = []

/** One conversation: its messages, and where the next question is written. */
export function Panel({ place, path, heading, conversation, canAsk, exists }: PanelProps) {
  const thread = keyOf(place)
  const reading = useReading(threadMessages(thread, place.kind === 'conversation'))
  const exchange = useExchange(thread)
  const messages = reading.data ?? none
  const input = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const waiting = isWaiting(exchange)
  const { setEnd, away, toEnd, toAnswer } = useFollowEnd()
  const announcement = useAnnouncement(thread, exchange, messages)
  useArrivalAt(thread, { heading, filled: messages.length > 0, waiting, toEnd })

  // Where the focus goes when the button that had it is gone. On a touch screen the field would open the
  // keyboard over the answer.
  const rest = () => {
    const target = matchMedia('(pointer: coarse)').matches ? log : input
    target.current?.focus({ preventScroll: true })
  }
  const documentId = place.kind === 'document' ? place.id : (conversation?.documentId ?? null)
  const again = () => {
    rest()
    toAnswer()
    void regenerate(thread)
  }
  const reply = (words: string) => {
    rest()
    toAnswer()
    void sendMessage(place, words, { fromDraft: false })
  }
  const look = async () => {
    if (!exchange || !(await reading.again())) return
    // What was written stays until the hub has kept it, and so does a question that was sent meanwhile.
    if (isAnswered(exchange, messages, knownMessages(thread) ?? none)) endExchange(exchange.run)
  }
  const empty = messages.length === 0 && (!exchange || exchange.phase === 'refused')
  return (
    <div className={styles.panel}>
      <ConversationHead {...{ place, path, conversation, documentId, messages, heading, exists }} />
      <ThreadState reading={reading} path={path}>
        <div ref={log} tabIndex={-1} className={styles.log}>
          <Thread
            messages={messages}
            exchange={exchange}
            documentId={documentId}
            exists={exists}
            onRegenerate={canAsk ? again : undefined}
            onLook={place.kind === 'conversation' ? () => void look() : undefined}
            onReply={canAsk ? reply : undefined}
          />
        </div>
        {canAsk && !waiting && (
          <QuickActions
            onPick={(topic) => {
              rest()
              toAnswer()
              void sendQuick(place, topic)
            }}
          />
        )}
        {canAsk && empty && <FirstNote onDismiss={rest} />}
        <Composer
          place={place}
          waiting={waiting}
          failure={exchange?.phase === 'refused' ? exchange.failure : null}
          docked={!empty}
          inCrisisOnly={!canAsk}
          exists={exists}
          input={input}
          away={away && !empty}
          onJump={toEnd}
          onSend={toAnswer}
          onStop={rest}
        />
        <div ref={setEnd} className={styles.end} />
      </ThreadState>
      <VisuallyHidden>
        <span role="status" data-announcement="">
          {announcement}
        </span>
      </VisuallyHidden>
    </div>
  )
}
