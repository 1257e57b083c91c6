import type { ChatCitation, ChatMessage } from '@hub/api/chat'
import { partReplies } from '@hub/core/assistant/offered'
import { withoutTables } from '../markdown/tables.ts'

/** What an export tells of a message. */
export type ExportedMessage = Pick<
  ChatMessage,
  'role' | 'content' | 'createdAt' | 'citations' | 'notice'
>

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A conversation as a text to keep or to print. */
export function exportText(title: string, messages: readonly ExportedMessage[]): string {
  const parts = messages.map(({ role, content, createdAt, citations, notice }) => {
    const who = role === 'user' ? 'You' : 'AI Assistant'
    const words = role === 'user' ? content : plainAnswer(content, citations)
    const note = notice ? `\n\n(${notice})` : ''
    return `${who}, ${moment.format(new Date(createdAt))}\n\n${words}${note}`
  })
  const head = `${title}\n\nGeneral guidance, not legal advice.`
  return `${[head, ...parts].join('\n\n----------\n\n')}\n`
}

/** An answer as plain text: without marks, its sources under it. For the clipboard and for files. */
export function plainAnswer(text: string, citations: readonly ChatCitation[]): string {
  const sources = citations.map(({ cite }, at) => `[${at + 1}] ${cite}`)
  const words = withoutMarks(text)
  return sources.length > 0 ? `${words}\n\nSources:\n${sources.join('\n')}` : words
}

/** The words of an answer as they are read out: without marks and without the numbers of sources. */
export function spokenAnswer(text: string): string {
  return withoutMarks(text)
    .replace(/ ?\[\d{1,3}\]/g, '')
    .trim()
}

function withoutMarks(text: string): string {
  return withoutTables(partReplies(text).text)
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/^(?:#{1,6} |> ?)/gm, '')
    .trim()
}
