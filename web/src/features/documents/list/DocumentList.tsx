import type { HubDocument } from '@hub/api/documents'
import { type RefObject, useRef } from 'react'
import type { ShownPages } from '../../../lib/reading/usePages.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { ShowMore } from '../../../ui/buttons/ShowMore.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import { DocumentEntry } from './DocumentEntry.tsx'
import { PremiumWay } from './DocumentState.tsx'
import { useDeletion } from './useDeletion.tsx'
import { useFollowWork } from './useFollowWork.ts'

interface DocumentListProps {
  list: ShownPages<HubDocument>
  exists: (path: string) => boolean
  /** This account has no premium access, as far as is known. */
  needsPremium: boolean
  /** There is no account in this browser, as far as is known: the list of one that was kept looks empty. */
  isSignedOut: boolean
  /** Takes the focus when the last document was deleted. */
  uploadButton: RefObject<HTMLElement | null>
}

const none: readonly HubDocument[] = []

/** The documents of this account with every state of the list. */
export function DocumentList(props: DocumentListProps) {
  const { list, exists, needsPremium, isSignedOut, uploadButton } = props
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(list, () => region.current?.focus())
  const documents = failed ? undefined : list.data?.items
  const isUnreached = useFollowWork(documents ?? none)
  const { ask, dialog } = useDeletion(documents ?? none, uploadButton)
  return (
    <EntryGroup
      title="Analysis Results"
      note={documents?.length ? countWords(documents.length, Boolean(list.data?.next)) : undefined}
      aside={needsPremium && documents?.length ? <Note exists={exists} /> : undefined}
    >
      <div ref={region} tabIndex={-1}>
        {list.pending && !failed && <Skeleton count={2} lines={3} words="Loading documents..." />}
        {failed && (
          <ErrorState title="We could not load your documents." onRetry={retry} busy={retrying}>
            {refusalSentence(list.error) ??
              'Nothing is lost. Check your connection, then try again. The crisis lines above still work.'}
          </ErrorState>
        )}
        {documents?.length === 0 && (
          <Empty
            title="No documents uploaded yet"
            action={
              isSignedOut && exists('/account') && <TextLink href="/account">Sign in</TextLink>
            }
          >
            Upload your first document to get started.
            {isSignedOut && ' If you kept an account, its documents are shown after you sign in.'}
          </Empty>
        )}
        {documents && documents.length > 0 && (
          <>
            {documents.map((document) => (
              <DocumentEntry
                key={document.id}
                document={document}
                isUnreached={isUnreached}
                exists={exists}
                onDelete={() => ask(document)}
              />
            ))}
            {(list.data?.next || list.more !== 'idle') && (
              <ShowMore
                hasMore={Boolean(list.data?.next)}
                onMore={() => void list.readMore()}
                busy={list.more === 'busy'}
                error={list.more === 'failed' ? 'We could not load more documents.' : undefined}
                shown={`${documents.length} documents shown`}
                end="That is the whole list."
              />
            )}
          </>
        )}
      </div>
      {dialog}
    </EntryGroup>
  )
}

function Note({ exists }: { exists: (path: string) => boolean }) {
  return (
    <p>
      Analysis is part of premium. <PremiumWay exists={exists} />
    </p>
  )
}

function countWords(count: number, more: boolean): string {
  if (more) return `${count} documents shown, and there are more`
  return count === 1 ? '1 document' : `${count} documents`
}
