import type { Heard, Listener } from '../../retrieval/listener.ts'
import { sentencesToHear } from '../crisis/sentences.ts'
import type { HeardMessage, Question } from '../exchange.ts'
import { pastedIn } from '../open/pasted.ts'
import { writtenBefore } from './before.ts'
import { mostAsked, partsOf } from './parts.ts'
import { asAsked } from './replies.ts'
import { windowsOf } from './windows.ts'

/** Characters of a message that are heard, and questions of one that are heard alone. */
const READ = 6000
const MOST_ASKED = 5

/** Has a model hear the message, without a letter in it, so that the answer need not go by the words alone. */
export async function withMessageHeard(asked: Question, listener: Listener): Promise<Question> {
  const question = asAsked(asked)
  const message = (pastedIn(question.message)?.asked ?? question.message).slice(0, READ)
  if (message.trim() === '') return question
  const { asked: questions, told } = partsOf(message)
  const parts = questions.length > 1 ? mostAsked(questions, MOST_ASKED) : []
  const windows = windowsOf(message, parts)
  const before = writtenBefore(question)
  const texts = {
    whole: message,
    questions: questions.length === 1 && told !== '' ? questions.join(' ') : null,
    withBefore: before === null ? null : `${before}\n${message}`,
  }
  const all = [...Object.values(texts), ...parts, ...windows].filter((text) => text !== null)
  const { heard: each, sentences } = await listener.listen(all, sentencesToHear(message))
  const heard = new Map<string | null, Heard>()
  for (const [at, text] of all.entries()) if (each[at]) heard.set(text, each[at])
  const whole = heard.get(message)
  if (!whole) return question
  const listened: HeardMessage = {
    whole,
    questions: heard.get(texts.questions) ?? null,
    withBefore: heard.get(texts.withBefore) ?? null,
    sentences,
    asked: parts.flatMap((text, at) => {
      const [own, window] = [heard.get(text), windows[at] ?? text]
      const inStory = heard.get(window)
      return own && inStory ? [{ text, window, heard: own, inStory }] : []
    }),
  }
  return { ...question, heard: listened }
}
