import { useEffect, useRef, useState } from 'react'
import { LazyPart } from '../../lib/LazyPart.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import { startAssistant } from './ask/onDevice.ts'
import { begin, newId, nextTitle } from './conversations/edits.ts'
import { conversationVault, useConversations } from './conversations/vault.ts'
import { ConversationList } from './list/ConversationList.tsx'
import { LockPart } from './lock/LockPart.tsx'
import { Unlock } from './lock/Unlock.tsx'
import styles from './PrivateChat.module.css'
import { Pane } from './pane/Pane.tsx'
import { recordedIds } from './record/chainTag.ts'
import { StorageNotices } from './StorageNotices.tsx'

// Only for whoever has recorded a conversation.
const loadRecords = () => import('./record/FollowRecords.tsx')

const nothingRecorded: ReadonlySet<number> = new Set()

interface PrivateChatProps {
  exists: (path: string) => boolean
  /** Undefined while no wallet is on the hub's network: nothing can be recorded. */
  access: WalletAccess | undefined
}

/** The conversations of this browser with the one that is open, or what opens them. */
export default function PrivateChat({ exists, access }: PrivateChatProps) {
  const view = useConversations()
  // Undefined: nothing was chosen yet, so the first is open. Null: none is.
  const [chosen, setChosen] = useState<number | null>()
  const [lockedHere, setLockedHere] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(startAssistant, [])

  const conversations = view.value
  const [titles, setTitles] = useState<readonly string[]>([])
  const [isRecording, setRecording] = useState(false)
  const recorded = access ? recordedIds(conversations, titles, access) : nothingRecorded
  const tags = conversations.flatMap(({ chainTag }) => chainTag ?? [])
  const selected =
    chosen === undefined ? conversations[0] : conversations.find(({ id }) => id === chosen)
  const start = () => {
    const now = new Date()
    const id = newId(conversations, now.getTime())
    const title = nextTitle(conversations)
    const conversation = { id, title, messages: [], lastActivity: now.toISOString() }
    void conversationVault().edit(begin(conversation))
    setChosen(id)
    const description = 'Your conversation is stored locally and privately on your device.'
    toast({ title: 'New Conversation Started', description })
    // On a touch screen the field would open the keyboard.
    const isTouch = matchMedia('(pointer: coarse)').matches
    requestAnimationFrame(() => (isTouch ? heading : input).current?.focus())
  }
  if (view.status === 'reading') return <Skeleton count={2} words="Loading conversations..." />
  return (
    <div className={styles.parts}>
      <StorageNotices view={view} />
      {access && tags.length > 0 && (
        <LazyPart
          load={loadRecords}
          props={{ access, tags, onTitles: setTitles, onWaiting: setRecording }}
        />
      )}
      {view.status === 'locked' && view.terms ? (
        <Unlock
          terms={view.terms}
          unstored={view.unstored}
          takesFocus={lockedHere}
          onOpen={() => requestAnimationFrame(() => heading.current?.focus())}
        />
      ) : (
        <div className={styles.layout}>
          <aside className={styles.side} aria-label="Your conversations">
            <ConversationList
              conversations={conversations}
              selectedId={selected?.id}
              recorded={recorded}
              onNew={start}
              onSelect={(id) => {
                setChosen(id)
                requestAnimationFrame(() => heading.current?.focus())
              }}
            />
            <LockPart
              view={view}
              onLock={() => {
                setChosen(undefined)
                setLockedHere(true)
              }}
            />
          </aside>
          <Pane
            conversation={selected}
            view={view}
            heading={heading}
            input={input}
            exists={exists}
            access={access}
            isRecorded={selected !== undefined && recorded.has(selected.id)}
            isRecording={isRecording}
            onDeleted={() => setChosen(null)}
          />
        </div>
      )}
    </div>
  )
}
