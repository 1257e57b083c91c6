import type { QuickTopic } from '@hub/api/chat'

/*
 * These stand in `api/src/chat.ts` too. That module would bring the library of its schemas into this screen; a
 * test holds both against each other.
 */

/** The most characters of a message. */
export const MESSAGE_MAX = 8000

/** The most characters of a conversation's title. */
export const CONVERSATION_TITLE_MAX = 255

/** The turns before a message that the private call is told at most. */
export const HISTORY_MAX = 50

/** The quick actions with their titles, in the order they are shown. */
export const quickTopics: Readonly<Record<QuickTopic, string>> = {
  rights: 'Explain my rights',
  timeline: 'Timeline overview',
  documents: 'Document preparation',
  advisor: 'Advisor selection',
}
