import { type RefObject, useRef, useState } from 'react'
import { ComposeBox } from '../../../lib/answers/ComposeBox.tsx'
import { spokenAnswer } from '../../../lib/answers/exportText.ts'
import { useFollowEnd } from '../../../lib/answers/useFollowEnd.ts'
import type { VaultView } from '../../../lib/private/kept.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import { send, stop } from '../ask/send.ts'
import { useWaiting } from '../ask/waiting.ts'
import type {
  Conversations,
  PrivateConversation,
  PrivateMessage,
  Way,
} from '../conversations/conversation.ts'
import { DocumentPart } from '../document/DocumentPart.tsx'
import { draftOf, setDraft } from './drafts.ts'
import { HearingNote } from './HearingNote.tsx'
import styles from './Pane.module.css'
import { PaneHead } from './PaneHead.tsx'
import { PrivateThread } from './PrivateThread.tsx'
import { useModel } from './useModel.ts'
import { WayChoice } from './WayChoice.tsx'

interface PaneProps {
  conversation: PrivateConversation | undefined
  view: VaultView<Conversations>
  heading: RefObject<HTMLHeadingElement | null>
  input: RefObject<HTMLTextAreaElement | null>
  exists: (path: string) => boolean
  access: WalletAccess | undefined
  isRecorded: boolean
  isRecording: boolean
  onDeleted: () => void
}

/** The open conversation, and where the next message is written. */
export function Pane(props: PaneProps) {
  const { conversation, input, exists, ...head } = props
  const [way, setWay] = useState<Way>('device')
  const model = useModel()
  return (
    <section className={styles.pane} aria-label="Chat">
      <PaneHead conversation={conversation} {...head} />
      {conversation ? (
        <Chat
          key={conversation.id}
          conversation={conversation}
          way={model === 'ready' ? way : 'device'}
          onWay={setWay}
          model={model}
          input={input}
          exists={exists}
        />
      ) : (
        <Empty title="Select a conversation to start chatting">Or create a new conversation</Empty>
      )}
    </section>
  )
}

interface ChatProps extends Pick<PaneProps, 'input' | 'exists'> {
  conversation: PrivateConversation
  way: Way
  onWay: (way: Way) => void
  model: ReturnType<typeof useModel>
}

function Chat({ conversation, way, onWay, model, input, exists }: ChatProps) {
  const { id, messages } = conversation
  const [draft, showDraft] = useState(() => draftOf(id))
  const change = (text: string) => {
    setDraft(id, text)
    showDraft(text)
  }
  const waiting = useWaiting(id) !== undefined
  const { setEnd, away, toEnd, toAnswer } = useFollowEnd()
  const docked = messages.length > 0
  const log = useRef<HTMLDivElement>(null)
  const reply = (words: string) => {
    // The button that had the focus goes. On a touch screen the field would open the keyboard over the answer.
    const target = matchMedia('(pointer: coarse)').matches ? log : input
    target.current?.focus({ preventScroll: true })
    toAnswer()
    void send(id, words, way)
  }
  return (
    <>
      <WayChoice way={way} onWay={onWay} model={model} exists={exists} />
      {way === 'device' && <HearingNote />}
      <DocumentPart way={way} />
      {docked && (
        <div ref={log} tabIndex={-1}>
          <PrivateThread conversation={conversation} way={way} exists={exists} onReply={reply} />
        </div>
      )}
      <ComposeBox
        label="Your message"
        placeholder="Ask me anything about Title IX..."
        hint="Press Enter to send • Messages are stored locally on your device"
        hintAlways
        draft={draft}
        onDraft={change}
        waiting={waiting}
        docked={docked}
        input={input}
        onSend={() => {
          change('')
          toAnswer()
          void send(id, draft, way)
        }}
        beside={
          <>
            {away && docked && (
              <Button kind="quiet" onClick={toEnd}>
                Jump to the latest
              </Button>
            )}
            {waiting && way === 'model' && (
              <Button
                onClick={() => {
                  stop(id)
                  input.current?.focus({ preventScroll: true })
                }}
              >
                Stop
              </Button>
            )}
          </>
        }
      />
      <div ref={setEnd} className={styles.end} />
      <Announcement messages={messages} waiting={waiting} />
    </>
  )
}

interface AnnouncementProps {
  messages: readonly PrivateMessage[]
  waiting: boolean
}

/** What a screen reader is told: that an answer is made, and once the whole of it. */
function Announcement({ messages, waiting }: AnnouncementProps) {
  const [now, setNow] = useState({ waiting, words: '' })
  if (now.waiting !== waiting) {
    setNow({ waiting, words: waiting ? 'The assistant is typing.' : answerWords(messages.at(-1)) })
  }
  return (
    <VisuallyHidden>
      <span role="status" data-announcement="">
        {now.words}
      </span>
    </VisuallyHidden>
  )
}

/** The answer; '' where it was stopped or failed, which is said in its place. */
function answerWords(last: PrivateMessage | undefined): string {
  return last?.role === 'assistant' ? spokenAnswer(last.content) : ''
}
