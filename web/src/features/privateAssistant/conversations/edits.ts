import type { Conversations, PrivateConversation, PrivateMessage } from './conversation.ts'

/** The id of a conversation that is begun now: later than all others, whatever the clock says. */
export function newId(conversations: Conversations, now: number): number {
  return Math.max(now, ...conversations.map(({ id }) => id + 1))
}

/** The title of the next conversation. */
export function nextTitle(conversations: Conversations): string {
  return `Title IX Conversation ${conversations.length + 1}`
}

/** Puts a conversation at the top; one of this id that is there already stays as it is. */
export function begin(conversation: PrivateConversation) {
  return (conversations: Conversations): Conversations =>
    conversations.some(({ id }) => id === conversation.id)
      ? conversations
      : [conversation, ...conversations]
}

/** Adds a message of the user at the end. */
export function ask(id: number, message: PrivateMessage) {
  return change(id, (conversation) =>
    withMessages(conversation, message.timestamp, (messages) =>
      messages.some((one) => one.id === message.id) ? messages : [...messages, message],
    ),
  )
}

/** Adds an answer right after its question; none where another tab has answered it meanwhile. */
export function answer(id: number, questionId: string, reply: PrivateMessage) {
  return change(id, (conversation) =>
    withMessages(conversation, reply.timestamp, (messages) => {
      const at = messages.findIndex((one) => one.id === questionId)
      if (at < 0 || messages[at + 1]?.role === 'assistant') return messages
      return messages.toSpliced(at + 1, 0, reply)
    }),
  )
}

/** Puts an answer in the place of the one that a question had. */
export function answerAnew(id: number, questionId: string, reply: PrivateMessage) {
  return change(id, (conversation) =>
    withMessages(conversation, reply.timestamp, (messages) => {
      const at = messages.findIndex((one) => one.id === questionId)
      if (at < 0) return messages
      return messages.toSpliced(at + 1, messages[at + 1]?.role === 'assistant' ? 1 : 0, reply)
    }),
  )
}

/** Gives a conversation another title. */
export function rename(id: number, title: string) {
  return change(id, (conversation) => ({ ...conversation, title }))
}

/** Keeps by what its record on the chain is known; a tag that it has already stays, since it may be there by that. */
export function tagForChain(id: number, chainTag: string) {
  return change(id, (conversation) =>
    conversation.chainTag ? conversation : { ...conversation, chainTag },
  )
}

/** Takes a conversation away. */
export function remove(id: number) {
  return (conversations: Conversations): Conversations =>
    conversations.filter((conversation) => conversation.id !== id)
}

function change(id: number, edit: (conversation: PrivateConversation) => PrivateConversation) {
  return (conversations: Conversations): Conversations =>
    conversations.map((conversation) =>
      conversation.id === id ? edit(conversation) : conversation,
    )
}

function withMessages(
  conversation: PrivateConversation,
  lastActivity: string,
  edit: (messages: readonly PrivateMessage[]) => readonly PrivateMessage[],
): PrivateConversation {
  const messages = edit(conversation.messages)
  return messages === conversation.messages
    ? conversation
    : { ...conversation, messages, lastActivity }
}
