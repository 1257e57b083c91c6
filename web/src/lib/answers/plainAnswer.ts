import type { ChatCitation } from '@hub/api/chat'
import { partReplies } from '@hub/core/assistant/offered'
import { withoutTables } from '../markdown/tables.ts'

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
