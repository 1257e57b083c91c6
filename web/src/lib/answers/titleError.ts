import { CONVERSATION_TITLE_MAX } from './chatFacts.ts'

/** What is wrong with a conversation's title; undefined for nothing. */
export function titleError(title: string): string | undefined {
  if (title.trim() === '') return 'Title is required'
  if (title.length <= CONVERSATION_TITLE_MAX) return undefined
  return `Title must be at most ${CONVERSATION_TITLE_MAX} characters`
}
