import type { Conversation } from '@hub/api/chat'
import { type RefObject, useRef } from 'react'
import { dayWords } from '../../../lib/answers/dayWords.ts'
import { usePages } from '../../../lib/reading/usePages.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { useSearchTerm } from '../../../lib/useSearchTerm.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ShowMore } from '../../../ui/buttons/ShowMore.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { conversationPages } from '../chatQueries.ts'
import { hrefOf } from '../place.ts'
import styles from './AllConversations.module.css'
import { useConversationDialogs } from './useConversationDialogs.tsx'

interface AllConversationsProps {
  path: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** Every conversation of this account, to find, rename and delete. */
export function AllConversations({ path, heading }: AllConversationsProps) {
  const { text, term, type, run } = useSearchTerm()
  const list = usePages(conversationPages(term))
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(list, () => region.current?.focus())
  const { rename, remove, dialogs } = useConversationDialogs(heading)
  const found = failed ? undefined : list.data?.items
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        All conversations
      </h2>
      <Form role="search" onSubmit={() => run(text)}>
        <SearchField
          label="Search your conversations"
          labelShown
          maxLength={200}
          value={text}
          onChange={type}
        />
      </Form>
      <div ref={region} tabIndex={-1} aria-busy={list.older || undefined}>
        <VisuallyHidden>
          <span role="status">
            {found && !list.older && countWords(found.length, Boolean(list.data?.next))}
          </span>
        </VisuallyHidden>
        {list.pending && !failed && (
          <Skeleton count={3} lines={2} words="Loading conversations..." />
        )}
        {failed && (
          <ErrorState title="We could not load your conversations." onRetry={retry} busy={retrying}>
            {refusalSentence(list.error) ??
              'Nothing is lost. Check your connection, then try again.'}
          </ErrorState>
        )}
        {found?.length === 0 && <None term={term} />}
        {found && found.length > 0 && (
          <>
            <ul>
              {found.map((conversation) => (
                <Row
                  key={conversation.id}
                  conversation={conversation}
                  path={path}
                  onRename={() => rename(conversation)}
                  onDelete={() => remove(conversation)}
                />
              ))}
            </ul>
            {(list.data?.next || list.more !== 'idle') && (
              <ShowMore
                hasMore={Boolean(list.data?.next)}
                onMore={() => void list.readMore()}
                busy={list.more === 'busy'}
                error={list.more === 'failed' ? 'We could not load more conversations.' : undefined}
                shown={countWords(found.length, false)}
                end="That is the whole list."
              />
            )}
          </>
        )}
      </div>
      {dialogs}
    </>
  )
}

interface RowProps {
  conversation: Conversation
  path: string
  onRename: () => void
  onDelete: () => void
}

function Row({ conversation, path, onRename, onDelete }: RowProps) {
  const { id, title, updatedAt } = conversation
  const of = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <a className={styles.link} href={hrefOf({ kind: 'conversation', id }, path)}>
          {title}
        </a>
        <span className={styles.day}>{dayWords(updatedAt)}</span>
      </div>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={onRename}>
          Rename{of}
        </Button>
        <Button kind="quiet" onClick={onDelete}>
          Delete{of}
        </Button>
      </div>
    </li>
  )
}

function None({ term }: { term: string }) {
  if (term === '') {
    return <Empty title="No conversations yet">Yours will be listed here.</Empty>
  }
  return (
    <Empty title="No conversation found">
      None of yours has the words “{term}”. Try fewer or other words.
    </Empty>
  )
}

function countWords(count: number, more: boolean): string {
  const words = count === 1 ? '1 conversation' : `${count} conversations`
  return `${words} shown${more ? ', and there are more' : ''}`
}
