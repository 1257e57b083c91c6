import type { Heard, Listener } from '../../retrieval/listener.ts'
import type { Question } from '../exchange.ts'
import { pastedIn } from '../open/pasted.ts'
import { mayGoOn } from './followUp.ts'
import { partsOf } from './parts.ts'
import { asAsked } from './replies.ts'

/** Characters of a message that are heard, and questions of one that are heard alone. */
const READ = 6000
const MOST_ASKED = 3

/** Has a model hear the message, without a letter in it, so that the answer need not go by the words alone. */
export async function withMessageHeard(asked: Question, listener: Listener): Promise<Question> {
  const question = asAsked(asked)
  const message = (pastedIn(question.message)?.asked ?? question.message).slice(0, READ)
  if (message.trim() === '') return question
  const { asked: questions, told } = partsOf(message)
  const parts = questions.length > 1 ? questions.slice(0, MOST_ASKED) : []
  const before = mayGoOn(question)
  const texts = {
    whole: message,
    questions: questions.length > 0 && told !== '' ? questions.join(' ') : null,
    withBefore: before === null ? null : `${before}\n${message}`,
  }
  const all = [...Object.values(texts), ...parts].filter((text) => text !== null)
  const heard = new Map<string | null, Heard>()
  for (const [at, each] of (await listener.listen(all)).entries()) heard.set(all[at] ?? null, each)
  const whole = heard.get(message)
  if (!whole) return question
  return {
    ...question,
    heard: {
      whole,
      questions: heard.get(texts.questions) ?? null,
      withBefore: heard.get(texts.withBefore) ?? null,
      asked: parts.flatMap((text) => {
        const own = heard.get(text)
        return own ? [{ text, heard: own }] : []
      }),
    },
  }
}
