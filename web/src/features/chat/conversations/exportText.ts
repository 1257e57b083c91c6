import type { ChatMessage } from '@hub/api/chat'
import { plainAnswer } from '../thread/plainAnswer.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A conversation as a text to keep or to print. */
export function exportText(title: string, messages: readonly ChatMessage[]): string {
  const parts = messages.map(({ role, content, createdAt, citations, notice }) => {
    const who = role === 'user' ? 'You' : 'AI Assistant'
    const words = role === 'user' ? content : plainAnswer(content, citations)
    const note = notice ? `\n\n(${notice})` : ''
    return `${who}, ${moment.format(new Date(createdAt))}\n\n${words}${note}`
  })
  const head = `${title}\n\nGeneral guidance, not legal advice.`
  return `${[head, ...parts].join('\n\n----------\n\n')}\n`
}

/** Hands a text to the browser's downloads. Its name says nothing: downloads are seen by others. */
export function saveText(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = 'export.txt'
  link.click()
  // The download has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
