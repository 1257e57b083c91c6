import type { ChatMessage } from '@hub/api/chat'
import { type ReactNode, useRef } from 'react'
import { CallError } from '../../../lib/client.ts'
import type { ShownReading } from '../../../lib/reading/useReading.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { LinkButton } from '../../../ui/buttons/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { hrefOf } from '../place.ts'
import styles from './ThreadState.module.css'

interface ThreadStateProps {
  reading: ShownReading<ChatMessage[]>
  path: string
  children: ReactNode
}

/** The messages once they are there; before that, that they come, or why they do not. */
export function ThreadState({ reading, path, children }: ThreadStateProps) {
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => region.current?.focus())
  if (isGone(reading.error)) {
    return (
      <Empty
        title="There is no such conversation"
        action={<LinkButton href={hrefOf({ kind: 'new' }, path)}>New conversation</LinkButton>}
      >
        It was deleted, or it was started in another browser or account.
      </Empty>
    )
  }
  return (
    <div ref={region} tabIndex={-1} className={styles.state}>
      {failed && (
        <ErrorState title="We could not load this conversation." onRetry={retry} busy={retrying}>
          It is still saved. Check your connection, then try again. The crisis lines above still
          work.
        </ErrorState>
      )}
      {reading.pending && !failed && <Skeleton count={2} words="Loading the conversation..." />}
      {reading.data && !failed && children}
    </div>
  )
}

function isGone(error: unknown): boolean {
  return error instanceof CallError && [400, 401, 404].includes(error.problem.status)
}
