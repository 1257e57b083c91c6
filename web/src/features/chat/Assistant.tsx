import type { Conversation } from '@hub/api/chat'
import { useEffect, useRef } from 'react'
import { usePath } from '../../lib/location.ts'
import type { ShownPages } from '../../lib/reading/usePages.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import styles from './Assistant.module.css'
import { oneConversation, withConversation } from './chatQueries.ts'
import { AllConversations } from './conversations/AllConversations.tsx'
import { RecentConversations } from './conversations/RecentConversations.tsx'
import { Panel } from './Panel.tsx'
import { usePlace } from './place.ts'

interface AssistantProps {
  list: ShownPages<Conversation>
  canAsk: boolean
  exists: (path: string) => boolean
}

/** The chat panel, or the list of all conversations, with the latest ones beside it. */
export function Assistant({ list, canAsk, exists }: AssistantProps) {
  const path = usePath('/chat')
  const place = usePlace()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasAll = useRef(place.kind === 'all')
  useEffect(() => {
    const isAll = place.kind === 'all'
    // The panel moves the focus between its conversations by itself.
    if (isAll !== wasAll.current) heading.current?.focus({ preventScroll: !isAll })
    wasAll.current = isAll
  }, [place.kind])

  const openId = place.kind === 'conversation' ? place.id : undefined
  const listed = openId ? withConversation(list.data, openId) : undefined
  const unlisted = useReading(oneConversation(listed || list.pending ? '' : (openId ?? '')))
  const shown = canAsk || openId !== undefined
  return (
    <div className={styles.layout}>
      <section className={styles.main} aria-label="Chat">
        {place.kind === 'all' && <AllConversations path={path} heading={heading} />}
        {place.kind !== 'all' && shown && (
          <Panel
            place={place}
            path={path}
            heading={heading}
            conversation={listed ?? unlisted.data}
            canAsk={canAsk}
            exists={exists}
          />
        )}
      </section>
      <div className={styles.side}>
        <RecentConversations list={list} path={path} openId={openId} />
      </div>
    </div>
  )
}
