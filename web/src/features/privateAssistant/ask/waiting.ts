import { useSyncExternalStore } from 'react'

/** A question that is being answered in this tab. */
export interface Waiting {
  readonly questionId: string
  readonly abort: AbortController
}

// They go on when the reader looks at another conversation or screen.
const waiting = new Map<number, Waiting>()
const listeners = new Set<() => void>()

/** Notes that a question of a conversation is being answered; undefined: no more. */
export function setWaiting(conversationId: number, now: Waiting | undefined): void {
  if (now) waiting.set(conversationId, now)
  else waiting.delete(conversationId)
  for (const listener of listeners) listener()
}

/** What a conversation waits for, if anything. */
export function waitingOf(conversationId: number): Waiting | undefined {
  return waiting.get(conversationId)
}

/** The same, followed. */
export function useWaiting(conversationId: number | undefined): Waiting | undefined {
  return useSyncExternalStore(follow, () =>
    conversationId === undefined ? undefined : waiting.get(conversationId),
  )
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
