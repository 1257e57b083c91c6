import type { ChatMessage } from '@hub/api/chat'
import { plainAnswer } from './plainAnswer.ts'

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
