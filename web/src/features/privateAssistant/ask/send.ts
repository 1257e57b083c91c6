import { toast } from '../../../ui/feedback/toastStore.ts'
import type { PrivateMessage, Way } from '../conversations/conversation.ts'
import * as edits from '../conversations/edits.ts'
import { conversationVault } from '../conversations/vault.ts'
import { replyTo } from './reply.ts'
import { setWaiting, waitingOf } from './waiting.ts'

/** Adds a question to a conversation, and its answer once there is one. Never throws. */
export async function send(conversationId: number, text: string, way: Way): Promise<void> {
  if (text.trim() === '' || waitingOf(conversationId)) return
  const question: PrivateMessage = {
    id: crypto.randomUUID(),
    role: 'user',
    content: text,
    timestamp: new Date().toISOString(),
  }
  void conversationVault().edit(edits.ask(conversationId, question))
  await answer(conversationId, question, way)
}

/** Answers a question of a conversation, in the place of the answer that it may have. Never throws. */
export async function answer(
  conversationId: number,
  question: PrivateMessage,
  way: Way,
  anew = false,
): Promise<void> {
  if (waitingOf(conversationId)) return
  const vault = conversationVault()
  const conversation = vault.view().value.find(({ id }) => id === conversationId)
  if (!conversation) return
  const abort = new AbortController()
  setWaiting(conversationId, { questionId: question.id, abort })
  try {
    const reply = await replyTo(question, conversation.messages, way, abort.signal)
    if (abort.signal.aborted) return
    const message: PrivateMessage = {
      ...reply,
      id: crypto.randomUUID(),
      role: 'assistant',
      timestamp: new Date().toISOString(),
    }
    const put = anew ? edits.answerAnew : edits.answer
    void vault.edit(put(conversationId, question.id, message))
  } catch {
    if (abort.signal.aborted) return
    const description = 'Failed to get AI response. Please try again.'
    toast({ title: 'Error', description, tone: 'stop' })
  } finally {
    setWaiting(conversationId, undefined)
  }
}

/** Stops waiting for an answer; its question stays without one. */
export function stop(conversationId: number): void {
  waitingOf(conversationId)?.abort.abort()
}
