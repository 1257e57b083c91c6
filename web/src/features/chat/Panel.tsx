import type { ChatMessage, Conversation, QuickTopic } from '@hub/api/chat'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { quickTopics } from '../../lib/answers/chatFacts.ts'
import { spokenAnswer } from '../../lib/answers/exportText.ts'
import { useFollowEnd } from '../../lib/answers/useFollowEnd.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { knownMessages, threadMessages } from './chatQueries.ts'
import { Composer } from './composer/Composer.tsx'
import { ConversationHead } from './conversations/ConversationHead.tsx'
import {
  type Exchange,
  endExchange,
  isWaiting,
  leftOffWords,
  useExchange,
} from './exchange/exchanges.ts'
import { regenerate, sendMessage, sendQuick } from './exchange/send.ts'
import { isAnswered } from './exchange/threadEdits.ts'
import { FirstNote } from './FirstNote.tsx'
import styles from './Panel.module.css'
import { keyOf, type Place } from './place.ts'
import { Thread } from './thread/Thread.tsx'
import { ThreadState } from './thread/ThreadState.tsx'

const topics = Object.entries(quickTopics) as [QuickTopic, string][]

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

/** Questions that can be asked by one press. */
function QuickActions({ onPick }: { onPick: (topic: QuickTopic) => void }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.actions}>
      <h3 id={id} className={styles.title}>
        Quick Actions
      </h3>
      {topics.map(([topic, title]) => (
        <Button key={topic} onClick={() => onPick(topic)}>
          {title}
        </Button>
      ))}
    </div>
  )
}

/** What a screen reader is told: once that an answer is being written, and once the whole of it. */
function useAnnouncement(
  thread: string,
  exchange: Exchange | undefined,
  messages: readonly ChatMessage[],
): string {
  const [said, setSaid] = useState('')
  const before = useRef({ thread, waiting: false })
  useEffect(() => {
    const was = before.current
    const waiting = isWaiting(exchange)
    before.current = { thread, waiting }
    if (waiting && !was.waiting) setSaid('The assistant is writing.')
    else if (!waiting && was.waiting && was.thread === thread) setSaid(endWords(exchange, messages))
    else if (!waiting && was.thread !== thread) setSaid('')
  }, [thread, exchange, messages])
  return said
}

function endWords(exchange: Exchange | undefined, messages: readonly ChatMessage[]): string {
  // What was refused is said by its own alert.
  if (exchange) return leftOffWords(exchange) ?? ''
  const last = messages.at(-1)
  return last?.role === 'assistant' ? `The assistant answered. ${spokenAnswer(last.content)}` : ''
}

interface Arrival {
  heading: RefObject<HTMLElement | null>
  /** There are messages. */
  filled: boolean
  /** An answer is under way in it. */
  waiting: boolean
  toEnd: () => void
}

/** Opening another thread moves the focus to its title, and its latest message into view. */
function useArrivalAt(thread: string, { heading, filled, waiting, toEnd }: Arrival): void {
  const seen = useRef({ thread, atEnd: false })
  useEffect(() => {
    if (seen.current.thread !== thread) {
      // A conversation that its first question has made goes on under the hands of its reader.
      const asked = document.activeElement?.closest('[data-composer]') ?? waiting
      seen.current = { thread, atEnd: Boolean(asked) }
      if (!asked) heading.current?.focus({ preventScroll: filled })
    }
    if (seen.current.atEnd || !filled) return
    seen.current.atEnd = true
    toEnd()
  })
}
