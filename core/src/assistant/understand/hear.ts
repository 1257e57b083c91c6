import type { GuideEntry } from '../../knowledge/guide/entry.ts'
import type { Heard, Listener } from '../../retrieval/listener.ts'
import { statementName } from '../../retrieval/statementName.ts'
import { closenessTo, statementsFor } from '../compose/statements.ts'
import { sentencesToHear } from '../crisis/sentences.ts'
import type { Asker, HeardMessage, Question } from '../exchange.ts'
import { pastedIn } from '../open/pasted.ts'
import { writtenBefore } from './before.ts'
import { mostAsked, partsOf } from './parts.ts'
import { asAsked } from './replies.ts'
import { type Topic, topicsOf } from './topics.ts'
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
  const listened = {
    whole,
    questions: heard.get(texts.questions) ?? null,
    withBefore: heard.get(texts.withBefore) ?? null,
    read: new Map<string, ReadonlyMap<string, number>>(),
    sentences,
    asked: parts.flatMap((text, at) => {
      const [own, window] = [heard.get(text), windows[at] ?? text]
      const inStory = heard.get(window)
      return own && inStory ? [{ text, window, heard: own, inStory }] : []
    }),
  }
  const compared = await compare({ ...question, heard: listened }, listener)
  return { ...question, heard: { ...listened, read: compared } }
}

/** Has the statements read that may be said first, each behind what is asked. */
async function compare(question: Question, listener: Listener): Promise<HeardMessage['read']> {
  const { asker, topics } = topicsOf(question)
  const shares = topics.length > 1 ? [0.75 / topics.length] : SHARES
  const near = topics.flatMap((topic) =>
    topic.fits.slice(0, shares.length).flatMap(({ entry }, at) => {
      const most = Math.max(LEAST_READ, Math.round(MOST_READ * (shares[at] ?? 0)))
      return likeliest(entry, topic, asker, most).map(({ slug, statement: { text } }) => {
        return { text: topic.window, statement: text, name: statementName(slug, text) }
      })
    }),
  )
  const scores = await listener.compare(near)
  const read = new Map(topics.map(({ window }) => [window, new Map<string, number>()]))
  for (const [at, { name, text }] of near.entries()) read.get(text)?.set(name, scores[at] ?? 0)
  return read
}

/** Of the first entries, which part of those that are read; of several questions only the first entry of each, and fewer. */
const SHARES = [0.5, 0.25, 0.25]
const MOST_READ = 8
const LEAST_READ = 2

/** What is heard to answer best and, beside it, what the model has not learned yet, by its words. */
function likeliest(entry: GuideEntry, { answersTo, text }: Topic, asker: Asker, most: number) {
  const near = closenessTo(text)
  const all = statementsFor(entry, asker)
    .map((statement) => {
      const score = answersTo(entry.slug, statement)
      return { slug: entry.slug, statement, isNew: score === null, by: score ?? near(statement) }
    })
    .toSorted((a, b) => b.by - a.by)
  const fresh = all.filter(({ isNew }) => isNew).slice(0, Math.ceil(most / 2))
  return [...all.filter(({ isNew }) => !isNew).slice(0, most), ...fresh]
}
