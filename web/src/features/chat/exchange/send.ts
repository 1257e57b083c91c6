import type { ChatMessage, QuickTopic } from '@hub/api/chat'
import { HISTORY_MAX, MESSAGE_MAX } from '../../../lib/answers/chatFacts.ts'
import { call } from '../../../lib/client.ts'
import { serverConfig } from '../../../lib/hubQueries.ts'
import { navigate } from '../../../lib/location.ts'
import { readingOf, textOf } from '../../../lib/reading/readings.ts'
import { type StreamHandlers, streamCall } from '../../../lib/streamCall.ts'
import { beginConversation, editMessages, knownMessages } from '../chatQueries.ts'
import { moveDraft } from '../composer/drafts.ts'
import { hrefOf, keyOf, type Place } from '../place.ts'
import {
  beginExchange,
  changeExchange,
  dropExchange,
  exchangeOf,
  isWaiting,
  leftOffWords,
  moveExchange,
  type Run,
} from './exchanges.ts'
import { followAnswer, refuse } from './followAnswer.ts'
import { tellChange } from './otherTabs.ts'
import { localMessage, withExchange, withoutLastAnswer } from './threadEdits.ts'

const MOST = 50

/** Sends what was typed, or tapped. A draft is emptied once it was taken. Nothing happens while an answer is written. */
export async function sendMessage(
  place: Place,
  content: string,
  { fromDraft } = { fromDraft: true },
): Promise<void> {
  const thread = keyOf(place)
  if (content.trim() === '' || isWaiting(exchangeOf(thread))) return
  settleLeftOff(thread)
  const run = beginExchange(thread, { question: content, again: false, fromDraft })
  await ask(run, place, content, conversationTitle(content))
}

/** The quick action's flow: its response, a conversation where none is open, and the message. */
export async function sendQuick(place: Place, topic: QuickTopic): Promise<void> {
  const thread = keyOf(place)
  if (isWaiting(exchangeOf(thread))) return
  settleLeftOff(thread)
  const run = beginExchange(thread, { question: null, again: false, fromDraft: false })
  let response: string
  try {
    const { signal } = run.abort
    ;({ response } = await call('POST /api/chat/quick-response', { body: { topic }, signal }))
  } catch (error) {
    return refuse(run, 'Failed to get quick response', error)
  }
  const content = `Help with ${topic}: ${response}`.slice(0, MESSAGE_MAX)
  changeExchange(run, () => ({ question: content }))
  await ask(run, place, content, `Quick help: ${topic}`)
}

/** Has the last question of a thread answered anew, in the place of its answer. */
export async function regenerate(thread: string): Promise<void> {
  if (isWaiting(exchangeOf(thread))) return
  settleLeftOff(thread)
  const run = beginExchange(thread, { question: null, again: true, fromDraft: false })
  const { signal } = run.abort
  if (thread === 'temporary') {
    const turns = withoutLastAnswer(knownMessages(thread) ?? [])
    const question = turns.at(-1)?.content ?? ''
    await followAnswer(run, privately(question, turns.slice(0, -1), signal))
    return
  }
  const input = { params: { id: thread }, signal }
  await followAnswer(run, (handlers) =>
    streamCall('POST /api/chat/conversations/:id/regenerate', input, handlers),
  )
  tellChange(thread)
}

/** Ends the answer that is being written; what is there stays. */
export function stop(thread: string): void {
  exchangeOf(thread)?.run.abort.abort()
}

async function ask(run: Run, place: Place, content: string, title: string): Promise<void> {
  const { signal } = run.abort
  if (place.kind === 'temporary') {
    const turns = knownMessages(run.thread) ?? []
    return followAnswer(run, privately(content, turns, signal))
  }
  const id = place.kind === 'conversation' ? place.id : await open(run, place, title)
  if (id === undefined) return
  const input = { params: { id }, body: { role: 'user', content } as const, signal }
  await followAnswer(run, (handlers) =>
    streamCall('POST /api/chat/conversations/:id/messages', input, handlers),
  )
  tellChange(id)
}

/** Makes the conversation, and goes there where the reader has not left meanwhile. Answers its id. */
async function open(run: Run, place: Place, title: string): Promise<string | undefined> {
  const from = location.pathname + location.search
  const documentId = place.kind === 'document' ? place.id : undefined
  try {
    const body = { title, documentId }
    const { signal } = run.abort
    const made = await call('POST /api/chat/conversations', { body, signal })
    const { id } = made
    // Signed out meanwhile: it is nothing of this reader's any more.
    if (exchangeOf(run.thread)?.run !== run) return undefined
    if (run.fromDraft) moveDraft(run.thread, id)
    moveExchange(run, id)
    tellChange(id)
    beginConversation(made)
    if (from === location.pathname + location.search) {
      navigate(hrefOf({ kind: 'conversation', id }, location.pathname), { replace: true })
    }
    return id
  } catch (error) {
    refuse(run, 'Failed to create conversation', error)
    return undefined
  }
}

/** The private call, which keeps nothing. */
function privately(message: string, turns: readonly ChatMessage[], signal: AbortSignal) {
  const conversationHistory = turns
    .slice(-HISTORY_MAX)
    .map(({ role, content }) => ({ role, content }))
  const { data: config } = readingOf<Awaited<ReturnType<typeof serverConfig.read>>>(
    textOf(serverConfig.key),
  )
  const answerWith = config?.model ? 'model' : 'guide'
  const body = { message, conversationHistory, answerWith } as const
  return (handlers: StreamHandlers) =>
    streamCall('POST /api/assistant/message', { body, signal }, handlers)
}

/** What is there of an answer that was left off becomes a part of its thread, as the server keeps it too. */
function settleLeftOff(thread: string): void {
  const exchange = exchangeOf(thread)
  if (exchange && exchange.phase !== 'refused') {
    const { user, text, citations, again } = exchange
    const notice = exchange.notice ?? leftOffWords(exchange)
    const answer = text ? localMessage('assistant', text, { citations, notice }) : null
    editMessages(thread, (messages) => withExchange(messages, { user, answer, again }))
  }
  dropExchange(thread)
}

/** A conversation's first title: the first 50 characters of its first message, and '...' when it is longer. */
export function conversationTitle(message: string): string {
  const characters = [...message.trim()]
  // A title stands on one line.
  const title = characters.slice(0, MOST).join('').replace(/\s/g, ' ')
  return characters.length > MOST ? `${title}...` : title
}
