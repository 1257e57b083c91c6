import type { ChatCitation, ChatMessage } from '@hub/api/chat'
import { useSyncExternalStore } from 'react'
import { onForget } from '../../../lib/reading/readings.ts'
import type { Failure } from './failureOf.ts'

/**
 * - sending: the question is on its way, or the answer has no word yet
 * - writing: the answer is being written
 * - stopped, cut, failed: the answer ended before it was whole, by the reader's hand, by the line, by the server
 * - refused: the question was not taken; it still stands in its field
 */
type Phase = 'sending' | 'writing' | 'stopped' | 'cut' | 'failed' | 'refused'

/** A question and the answer to it, from the press on Send until it stands among the thread's messages. */
export interface Exchange {
  readonly run: Run
  readonly phase: Phase
  /** The words of the question; null while they are not known, and for an answer written anew. */
  readonly question: string | null
  /** The stored question. */
  readonly user: ChatMessage | null
  /** True where the last answer is written anew: this one stands in its place. */
  readonly again: boolean
  readonly text: string
  readonly citations: readonly ChatCitation[]
  readonly notice: string | null
  /** Why it failed or was refused. */
  readonly failure: Failure | null
}

/** What stays the same while an exchange runs; its thread gets its id on the way. */
export interface Run {
  thread: string
  readonly abort: AbortController
  /** The question comes from the field, which is emptied when it was taken. */
  readonly fromDraft: boolean
}

// One per thread, and they go on when the reader looks at another one.
const exchanges = new Map<string, Exchange>()
const listeners = new Set<() => void>()

/** The exchange of a thread, if there is one. */
export function exchangeOf(thread: string): Exchange | undefined {
  return exchanges.get(thread)
}

/** Whether an answer is under way: nothing else may be sent to its thread. */
export function isWaiting(exchange: Exchange | undefined): boolean {
  return exchange?.phase === 'sending' || exchange?.phase === 'writing'
}

/** Puts a new exchange in the place of the thread's last one. */
export function beginExchange(
  thread: string,
  { fromDraft, ...first }: Pick<Exchange, 'question' | 'again'> & Pick<Run, 'fromDraft'>,
): Run {
  const run: Run = { thread, abort: new AbortController(), fromDraft }
  exchanges.set(thread, {
    run,
    phase: 'sending',
    user: null,
    text: '',
    citations: [],
    notice: null,
    failure: null,
    ...first,
  })
  tell()
  return run
}

/** Changes a run's exchange, unless it is gone by now. */
export function changeExchange(
  run: Run,
  change: (exchange: Exchange) => Partial<Omit<Exchange, 'run'>>,
): void {
  const exchange = exchanges.get(run.thread)
  if (exchange?.run !== run) return
  exchanges.set(run.thread, { ...exchange, ...change(exchange) })
  tell()
}

/** Gives a run's thread its id. */
export function moveExchange(run: Run, thread: string): void {
  const exchange = exchanges.get(run.thread)
  if (exchange?.run !== run) return
  exchanges.delete(run.thread)
  run.thread = thread
  exchanges.set(thread, exchange)
  tell()
}

/** Forgets a run's exchange: its messages stand in the thread. */
export function endExchange(run: Run): void {
  if (exchanges.get(run.thread)?.run !== run) return
  exchanges.delete(run.thread)
  tell()
}

/** Ends what runs in a thread and forgets it. */
export function dropExchange(thread: string): void {
  exchanges.get(thread)?.run.abort.abort()
  if (exchanges.delete(thread)) tell()
}

/** The exchange of a thread, followed. */
export function useExchange(thread: string): Exchange | undefined {
  return useSyncExternalStore(
    subscribe,
    () => exchangeOf(thread),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

onForget(() => {
  for (const { run } of exchanges.values()) run.abort.abort()
  exchanges.clear()
  tell()
})

/** What to say of an answer that ended before it was whole; null of any other. */
export function leftOffWords({
  phase,
  text,
  failure,
}: Pick<Exchange, 'phase' | 'text' | 'failure'>): string | null {
  switch (phase) {
    case 'stopped':
      return text ? 'You stopped this answer here.' : 'You stopped this answer before it started.'
    case 'cut':
      return text
        ? 'The connection was lost. What was written before that is above.'
        : 'The connection was lost before the answer started. Your question was sent.'
    case 'failed':
      return failure?.reason ?? null
    default:
      return null
  }
}
