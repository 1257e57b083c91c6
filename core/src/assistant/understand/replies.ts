import { guide } from '../../knowledge/guide.ts'
import { englishOf, inEnglish } from '../compose/inSpanish.ts'
import type { Asker, Question, Turn } from '../exchange.ts'
import { withoutDenied } from './corrections.ts'

/** What an answer offers to say next, to be tapped: it corrects what was understood, and the question is answered anew. */
export const sideReplies = {
  complainant: 'I am the complainant',
  respondent: 'I am the respondent',
} as const
export const schoolReplies = {
  k12: 'It is a K-12 school',
  postsecondary: 'It is a college',
} as const
const MEANT = 'I mean:'

/** The reply that chooses an entry of the guide. */
export function meantReply(title: string): string {
  return `${MEANT} ${title}`
}

const language =
  /^\W*(?:(?:please|por favor),? )?(?:in|en) (?:english|ingl[eé]s|spanish|espa[nñ]ol)\W*(?:(?:please|por favor|now|thanks)\b.{0,40})?$/i

/** Whether a message only says what an answer offered to say, or in which language to say it again. */
export function isReply(message: string): boolean {
  return (
    Object.values(toldBy(message)).some((told) => told !== null) ||
    meantBy(message) !== null ||
    language.test(message)
  )
}

/**
 * A question as it is to be answered: where the message is a reply, the one before it, with the reply among what was
 * said. All others are as they were.
 */
export function asAsked(question: Question): Question {
  const { message } = question
  const history = inEnglish(question.history)
  const before = history.findLast(({ content, role }) => role === 'user' && !isReply(content))
  if (!before || !isReply(message)) {
    return { ...question, history, message: withoutDenied(question) }
  }
  const meant = meantBy(message)
  return {
    ...question,
    message: before.content,
    history: [...history, { role: 'user', content: message }],
    ...(meant !== null && { meant }),
  }
}

/** Whether a question is answered anew after a reply: then it may be told again. */
export function isAgain({ history }: Question): boolean {
  return history.at(-1)?.role === 'user'
}

/** What the replies of a talk say of the asker; the latest of each counts. */
export function toldInReplies(history: readonly Turn[]): Asker {
  const told = history.filter(({ role }) => role === 'user').map(({ content }) => toldBy(content))
  return {
    role: told.findLast(({ role }) => role !== null)?.role ?? null,
    school: told.findLast(({ school }) => school !== null)?.school ?? null,
  }
}

function toldBy(message: string): Asker {
  const told = englishOf(message.trim())
  return { role: keyOf(sideReplies, told), school: keyOf(schoolReplies, told) }
}

function keyOf<Key extends string>(replies: Readonly<Record<Key, string>>, told: string) {
  const found = Object.entries(replies).find(([, reply]) => reply === told)
  return (found?.[0] ?? null) as Key | null
}

/** The slug of the entry that a reply chooses. */
function meantBy(message: string): string | null {
  const [start = '', ...rest] = message.split(/(?<=:)\s/)
  if (englishOf(start) !== MEANT) return null
  const title = englishOf(rest.join(' ').trim())
  return guide.find((entry) => entry.title === title)?.slug ?? null
}
