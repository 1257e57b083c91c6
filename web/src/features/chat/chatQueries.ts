import type { ChatMessage, Conversation } from '@hub/api/chat'
import type { HubDocument } from '@hub/api/documents'
import { call, callPage, type Page } from '../../lib/client.ts'
import { begin, invalidate, readingOf, replace, textOf } from '../../lib/reading/readings.ts'
import type { PagesSource } from '../../lib/reading/usePages.ts'
import type { Source } from '../../lib/reading/useReading.ts'

/** One page of the list: the most that the server gives. "+N more" counts in it. */
const PAGE = 200

const listKey = ['chat', 'list'] as const
const oneKey = (id: string) => ['chat', 'one', id] as const
const messagesKey = (thread: string) => ['chat', 'messages', thread] as const

/** The conversations of this account, the latest first; with a term those that hold its words. */
export function conversationPages(term = ''): PagesSource<Conversation> {
  return {
    key: [...listKey, term],
    readPage: (signal, cursor) =>
      callPage('GET /api/chat/conversations', {
        query: { limit: PAGE, search: term, cursor },
        signal,
      }),
  }
}

/**
 * The title and the document of a conversation that the lists do not hold.
 *
 * @param id '' where none is open: nothing is read
 */
export function oneConversation(id: string): Source<Conversation> {
  return {
    key: oneKey(id),
    read: (signal) => call('GET /api/chat/conversations/:id', { params: { id }, signal }),
    wanted: id !== '',
  }
}

/**
 * The messages of a thread. Those of the temporary chat are kept here alone: reading it gives an empty one.
 *
 * @param thread a conversation's id, or 'temporary'; any other key has no messages yet
 */
export function threadMessages(thread: string, stored: boolean): Source<ChatMessage[]> {
  return {
    key: messagesKey(thread),
    read: (signal) =>
      stored
        ? call('GET /api/chat/conversations/:id/messages', { params: { id: thread }, signal })
        : Promise.resolve([]),
  }
}

/** The document that a conversation is about. */
export function oneDocument(id: string): Source<HubDocument> {
  return {
    key: ['documents', 'one', id],
    read: (signal) => call('GET /api/documents/:id', { params: { id }, signal }),
    wanted: id !== '',
  }
}

/** Reads anew what is known of conversations beside their messages. */
export function rereadConversations(): void {
  invalidate(listKey)
  invalidate(['chat', 'one'])
}

/** What is known of a thread's messages; undefined before they were read. */
export function knownMessages(thread: string): readonly ChatMessage[] | undefined {
  return readingOf<ChatMessage[]>(textOf(messagesKey(thread))).data
}

/** A conversation that was made right now is known, and has no messages: nothing needs to be read. */
export function beginConversation(made: Conversation): void {
  begin(textOf(oneKey(made.id)), () => made)
  begin(textOf(messagesKey(made.id)), () => [])
}

/** Changes a thread's messages here. What is not read yet, or is read right now, is read anew. */
export function editMessages(
  thread: string,
  edit: (messages: readonly ChatMessage[]) => ChatMessage[],
): void {
  const text = textOf(messagesKey(thread))
  const { data, busy } = readingOf<ChatMessage[]>(text)
  if (data && !busy) replace(text, edit(data))
  else invalidate(messagesKey(thread))
}

/** Reads a thread's messages anew, or forgets them where they are not shown. */
export function rereadMessages(thread: string): void {
  invalidate(messagesKey(thread))
}

/** What is known of a conversation from the lists. */
export function withConversation(
  page: Page<Conversation[]> | undefined,
  id: string,
): Conversation | undefined {
  return page?.items.find((one) => one.id === id)
}
