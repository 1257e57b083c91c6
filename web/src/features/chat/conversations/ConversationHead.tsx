import type { ChatMessage, Conversation } from '@hub/api/chat'
import type { RefObject } from 'react'
import { exportText } from '../../../lib/answers/exportText.ts'
import { navigate } from '../../../lib/location.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { saveText } from '../../../lib/saveFile.ts'
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { editMessages, oneDocument } from '../chatQueries.ts'
import { setDraft } from '../composer/drafts.ts'
import { dropExchange } from '../exchange/exchanges.ts'
import { hrefOf, keyOf, type Place } from '../place.ts'
import styles from './ConversationHead.module.css'
import { useConversationDialogs } from './useConversationDialogs.tsx'

interface ConversationHeadProps {
  place: Place
  path: string
  /** What the lists know of the open conversation. */
  conversation: Conversation | undefined
  documentId: string | null
  messages: readonly ChatMessage[]
  heading: RefObject<HTMLHeadingElement | null>
  exists: (path: string) => boolean
}

/** What is open, what is kept of it, and what can be done with it. */
export function ConversationHead(props: ConversationHeadProps) {
  const { place, path, conversation, documentId, messages, heading, exists } = props
  const title = titleOf(place, conversation)
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {documentId && <AboutDocument id={documentId} exists={exists} />}
      {(place.kind === 'new' || place.kind === 'document') && (
        <p className={styles.note}>
          Ask in your own words. You do not need to know the right terms, or to say who you are.
        </p>
      )}
      {place.kind === 'temporary' && (
        <p className={styles.note}>
          Nothing of this chat is stored, not here and not on the server. It is gone when you clear
          it, sign out, or close or reload this page.
        </p>
      )}
      <div className={styles.actions}>
        {place.kind !== 'new' && (
          <LinkButton icon="plus" href={hrefOf({ kind: 'new' }, path)}>
            New conversation
          </LinkButton>
        )}
        {place.kind === 'new' && (
          <LinkButton kind="quiet" href={hrefOf({ kind: 'temporary' }, path)}>
            Use a temporary chat
          </LinkButton>
        )}
        {messages.length > 0 && (
          <Button kind="quiet" onClick={() => saveText(exportText(title, messages))}>
            Export as text
          </Button>
        )}
        {conversation && <Keeping conversation={conversation} path={path} heading={heading} />}
        {place.kind === 'temporary' && messages.length > 0 && (
          <Button
            kind="quiet"
            onClick={() => {
              clearTemporary()
              heading.current?.focus()
            }}
          >
            Clear this chat
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whose words the assistant knows here, so that nobody asks about another letter by mistake. */
function AboutDocument({ id, exists }: Pick<ConversationHeadProps, 'exists'> & { id: string }) {
  const { data, error } = useReading(oneDocument(id))
  if (error) {
    return (
      <p className={styles.note}>
        The document of this conversation could not be found. The answers come from the guide alone.
      </p>
    )
  }
  const name = data ? `“${data.originalName}”` : '...'
  return (
    <p className={styles.note}>
      About your document{' '}
      {data && exists(`/analysis/${id}`) ? (
        <TextLink href={`/analysis/${id}`}>{name}</TextLink>
      ) : (
        name
      )}
      . The assistant knows its words and its report, and cites its pages.
    </p>
  )
}

function Keeping({
  conversation,
  path,
  heading,
}: Pick<ConversationHeadProps, 'path' | 'heading'> & { conversation: Conversation }) {
  const { rename, remove, dialogs } = useConversationDialogs(heading, () =>
    navigate(hrefOf({ kind: 'new' }, path), { replace: true }),
  )
  return (
    <>
      <Button kind="quiet" onClick={() => rename(conversation)}>
        Rename
      </Button>
      <Button kind="quiet" onClick={() => remove(conversation)}>
        Delete
      </Button>
      {dialogs}
    </>
  )
}

function titleOf(place: Place, conversation: Conversation | undefined): string {
  if (place.kind === 'temporary') return 'Temporary chat'
  if (place.kind === 'conversation') return conversation?.title ?? 'Conversation'
  return 'Hello. What would you like to know?'
}

function clearTemporary(): void {
  const thread = keyOf({ kind: 'temporary' })
  dropExchange(thread)
  setDraft(thread, '')
  editMessages(thread, () => [])
}
