import type { OpenDocument, Question, Turn } from '@hub/core/assistant/exchange'
import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import type { Services } from '../../services.ts'
import { findDocument, openAnalysis, openContent } from '../documents/store.ts'
import { loadAssistant } from './loadAssistant.ts'
import type { OpenMessage } from './messageStore.ts'

/** How many messages before this one tell what it is about. */
export const TURNS = 20

const TURN_CHARACTERS = 4000

const HISTORY_CHARACTERS = 16_000

/** The turns before a message, oldest first: the latest ones, each cut where it is long. */
export function turnsOf(messages: readonly OpenMessage[]): Turn[] {
  return trimTurns(messages.map(({ content, role }) => ({ role, content: content.text })))
}

/** As many of the latest turns as leave room for the answer. */
export function trimTurns(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = []
  let room = HISTORY_CHARACTERS
  for (const { content, role } of turns.slice(-TURNS).toReversed()) {
    const cut = cutWhole(content, TURN_CHARACTERS)
    room -= cut.length
    if (room < 0) break
    kept.push({ role, content: cut })
  }
  return kept.toReversed()
}

/** Cuts a text, but never through a pair of surrogates. */
function cutWhole(text: string, length: number): string {
  const cut = text.slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** The document that a conversation is about; undefined where there is none, or it has no analysis any more. */
export async function openDocumentOf(
  { database, keyring }: Services,
  userId: string,
  documentId: string | null,
): Promise<OpenDocument | undefined> {
  if (!documentId) return undefined
  const row = await findDocument(database.queries, keyring, userId, documentId)
  const [content, analysis] = row ? [openContent(row), openAnalysis(row)] : []
  return content && analysis ? { text: content.document, report: analysis.report } : undefined
}

/** Has the model hear a message. Never throws for it: without that the answer goes by the words. */
export async function hearMessage(
  question: Question,
  { listener }: Pick<Services, 'listener'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Question> {
  const { withMessageHeard } = await loadAssistant()
  try {
    return await withMessageHeard(question, listener)
  } catch (error) {
    log.warn({ failure: describeFailure(error) }, 'a message was not heard by the model')
    return question
  }
}
