import type { ChatMessage, chatEvents } from '@hub/api/chat'
import type { z } from 'zod'
import { StreamCut, type StreamHandlers } from '../../../lib/streamCall.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { editMessages, rereadMessages } from '../chatQueries.ts'
import { setDraft } from '../composer/drafts.ts'
import { changeExchange, endExchange, exchangeOf, type Run } from './exchanges.ts'
import { failureOf } from './failureOf.ts'
import { localMessage, withExchange } from './threadEdits.ts'

type Events = typeof chatEvents
type Data<Name extends keyof Events> = z.output<Events[Name]>
type ChatEvent = { [Name in keyof Events]: { name: Name; data: Data<Name> } }[keyof Events]

const sendFailure = 'Failed to send message'

/**
 * Follows an answer while it is written, until it stands among its thread's messages or was left off. Never
 * throws: what went wrong stands in the exchange.
 *
 * @param ask makes the call
 */
export async function followAnswer(
  run: Run,
  ask: (handlers: StreamHandlers) => Promise<void>,
): Promise<void> {
  let ended = false
  const onEvent = (event: ChatEvent) => {
    if (event.name === 'done' || event.name === 'error') ended = true
    take(run, event)
  }
  try {
    await ask({
      // The temporary chat is told of nothing stored: what was taken is known by that.
      onOpen: () => run.thread === 'temporary' && accept(run, null),
      onEvents: (events) => events.forEach((event) => onEvent(event as ChatEvent)),
      onWhole: (body) => wholeEvents(body).forEach(onEvent),
    })
    if (!ended) throw new StreamCut('The stream ended before the answer did.')
  } catch (error) {
    leaveOff(run, error)
  }
}

function take(run: Run, event: ChatEvent): void {
  switch (event.name) {
    case 'user':
      return accept(run, event.data)
    case 'delta':
      return changeExchange(run, ({ text }) => ({ text: text + event.data.text }))
    case 'citation':
      return changeExchange(run, ({ citations }) => ({ citations: [...citations, event.data] }))
    case 'restart':
      return changeExchange(run, () => ({ text: '', citations: [], notice: event.data.notice }))
    case 'done':
      return finish(run, answerOf(event.data))
    case 'error':
      return changeExchange(run, () => ({
        phase: 'failed',
        failure: { title: sendFailure, reason: event.data.text, premium: false },
      }))
  }
}

/** The question was taken: its words need not stand in the field any more. */
function accept(run: Run, user: ChatMessage | null): void {
  changeExchange(run, ({ question }) => ({
    phase: 'writing',
    user: user ?? (question === null ? null : localMessage('user', question)),
  }))
  if (run.fromDraft && exchangeOf(run.thread)?.run === run) setDraft(run.thread, '')
}

function finish(run: Run, answer: ChatMessage): void {
  const exchange = exchangeOf(run.thread)
  if (exchange?.run !== run) return
  const { user, again } = exchange
  editMessages(run.thread, (messages) => withExchange(messages, { user, answer, again }))
  endExchange(run)
}

function answerOf(data: Data<'done'>): ChatMessage {
  return 'id' in data ? data : localMessage('assistant', data.response, data)
}

/** A whole answer as the events that it stands for. */
function wholeEvents(body: unknown): ChatEvent[] {
  const answer = body as Data<'done'> | { user: ChatMessage; assistant: ChatMessage }
  if (!('user' in answer)) return [{ name: 'done', data: answer }]
  return [
    { name: 'user', data: answer.user },
    { name: 'done', data: answer.assistant },
  ]
}

/** The answer ended before it was whole, or never began. */
function leaveOff(run: Run, error: unknown): void {
  const exchange = exchangeOf(run.thread)
  if (exchange?.run !== run) return
  const taken = exchange.user !== null || exchange.again
  if (run.abort.signal.aborted) {
    if (taken) return changeExchange(run, () => ({ phase: 'stopped' }))
    return endExchange(run)
  }
  if (error instanceof StreamCut && taken) return changeExchange(run, () => ({ phase: 'cut' }))
  refuse(run, sendFailure, error)
  // It may have been stored all the same, when the line broke on the way back.
  if (run.thread !== 'temporary') rereadMessages(run.thread)
}

/** The question was not taken: says so beside its field and in a toast, in the spec's words. */
export function refuse(run: Run, title: string, error: unknown): void {
  if (run.abort.signal.aborted) return endExchange(run)
  if (exchangeOf(run.thread)?.run !== run) return
  const failure = failureOf(title, error)
  changeExchange(run, () => ({ phase: 'refused', failure, text: '', citations: [] }))
  toast({ title, description: 'Please try again.', tone: 'stop' })
}
