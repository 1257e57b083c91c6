import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalParameter, requiredText, searchWords } from './fields.ts'
import { pageQuery } from './pages.ts'

export const MESSAGE_MAX = 8000
export const CONVERSATION_TITLE_MAX = 255
/** What the private assistant is told of the turns before. */
export const HISTORY_MAX = 50

/** The quick actions of the chat panel, with their titles. */
export const quickTopics = {
  rights: 'Explain my rights',
  timeline: 'Timeline overview',
  documents: 'Document preparation',
  advisor: 'Advisor selection',
} as const
export type QuickTopic = keyof typeof quickTopics
const quickTopicNames = Object.keys(quickTopics) as [QuickTopic, ...QuickTopic[]]

export const citation = z.object({
  cite: z.string(),
  /** The guide's entry that says it: `/guides/{slug}`. */
  slug: z.string().optional(),
  /** The page of the conversation's document. */
  page: z.int().optional(),
  quote: z.string().optional(),
})
export type ChatCitation = z.infer<typeof citation>

/** Who wrote an answer: the built-in guide, or the configured model. */
export const answerers = ['guide', 'model'] as const
export const answerKinds = ['crisis', 'answer', 'outside_scope', 'unknown', 'greeting'] as const

export const chatMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** `[1]` in the content counts in them from 1; empty for the user's messages. */
  citations: z.array(citation),
  /** Null for the user's messages. */
  answeredBy: z.enum(answerers).nullable(),
  kind: z.enum(answerKinds).nullable(),
  /** Why the guide answered where a model is configured, as a sentence; null otherwise. */
  notice: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
  /** The document that it is about, while there is one. */
  documentId: z.uuid().nullable(),
})
export type Conversation = z.infer<typeof conversation>

/** Any text: one that is no id is answered 404, like the id of another account's conversation. */
const conversationId = z.object({ id: z.string() })
const title = requiredText('Title', CONVERSATION_TITLE_MAX)

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  summary:
    'The conversations of this account, the latest first; with `search`, those whose title or messages hold its words.',
  query: z.object({ ...pageQuery, search: optionalParameter(searchWords) }),
  responses: { 200: z.array(conversation) },
})

export const createConversation = endpoint({
  method: 'POST',
  path: '/api/chat/conversations',
  summary:
    'Opens a conversation, about a document of this account where one is named. Needs premium access (402).',
  body: z.object({ title, documentId: z.uuid().optional() }),
  responses: { 201: conversation },
  refusals: [401, 402, 404],
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id',
  summary: 'A conversation of this account: its title, and the document that it is about.',
  params: conversationId,
  responses: { 200: conversation },
  refusals: [401, 404],
})

export const renameConversation = endpoint({
  method: 'PUT',
  path: '/api/chat/conversations/:id',
  summary: 'Gives a conversation of this account another title.',
  params: conversationId,
  body: z.object({ title }),
  responses: { 200: conversation },
  refusals: [401, 404],
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/chat/conversations/:id',
  summary: 'Deletes a conversation with all its messages.',
  params: conversationId,
  responses: { 204: z.null() },
  refusals: [401, 404],
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id/messages',
  summary: 'The messages of a conversation, oldest first.',
  params: conversationId,
  responses: { 200: z.array(chatMessage) },
  refusals: [401, 404],
})

/** The stored message of the user and the answer to it. */
const exchanged = z.object({ user: chatMessage, assistant: chatMessage })

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/:id/messages',
  summary:
    'Keeps a message and answers it; with `Accept: text/event-stream` the answer as it is written. Needs premium access (402), but a message in a crisis is answered without.',
  params: conversationId,
  body: z.object({ role: z.literal('user'), content: requiredText('Message', MESSAGE_MAX) }),
  responses: { 201: exchanged },
  refusals: [401, 402, 404, 409, 429],
})

export const regenerateAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/:id/regenerate',
  summary:
    'Answers the last message anew, in place of its answer; streams like the sending. Needs premium access (402).',
  params: conversationId,
  responses: { 201: exchanged },
  refusals: [401, 402, 404, 409, 429],
})

export const quickResponse = endpoint({
  method: 'POST',
  path: '/api/chat/quick-response',
  summary: 'What a quick action starts a conversation with. Needs premium access (402).',
  body: z.object({ topic: z.enum(quickTopicNames) }),
  responses: { 200: z.object({ response: z.string() }) },
  refusals: [401, 402],
})

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/assistant/message',
  summary:
    "The private assistant: nothing is stored or logged. Everybody gets the guide's answer; `answerWith: 'model'` needs premium access. Streams with `Accept: text/event-stream`.",
  body: z.object({
    message: requiredText('Message', MESSAGE_MAX),
    conversationHistory: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) }))
      .max(HISTORY_MAX)
      .default([]),
    answerWith: z.enum(answerers).default('guide'),
  }),
  responses: {
    200: z.object({
      response: z.string(),
      citations: z.array(citation),
      kind: z.enum(answerKinds),
      answeredBy: z.enum(answerers),
      notice: z.string().nullable(),
    }),
  },
  refusals: [402, 429],
})

/** The events of a streamed answer, by their name. */
export const chatEvents = {
  /** First: the stored message of the user (not in the private call). */
  user: chatMessage,
  delta: z.object({ text: z.string() }),
  /** The written text was wrong or cut short and is taken back; what follows stands in its place. */
  restart: z.object({ notice: z.string() }),
  citation,
  /** Last: the stored answer; in the private call the body of its plain answer. */
  done: z.union([chatMessage, askAssistant.responses[200]]),
  error: z.object({ text: z.string() }),
} as const
