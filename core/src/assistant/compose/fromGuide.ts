import type { GuideEntry } from '../../knowledge/guide/entry.ts'
import type { Answer, Question } from '../exchange.ts'
import type { Asker } from '../understand/asker.ts'
import type { FollowUp } from '../understand/followUp.ts'
import { coverOf, type Topic, topicsOf } from '../understand/topics.ts'
import { type Citing, newCiting } from './citing.ts'
import { chooseStatements, correctionsBeside, statementsText, whatToDo } from './fromEntries.ts'
import { isPlainYesNo } from './opener.ts'
import { spanishLine } from './spanishLine.ts'
import { type Said, wordCount } from './statements.ts'
import { unknownAnswer } from './unknown.ts'

/** Of a whole answer. */
const MOST_WORDS = 218
const WORDS_OF_STATEMENTS = { sure: 175, unsure: 195 }
const WORDS_OF_EACH = 95
/** How many entries an answer may draw from, and how well the others must fit beside the first. */
const ENTRIES = { sure: 3, unsure: 4 }
const NEARLY = { sure: 0.55, unsure: 0.5 }

/** From this score on an entry's own question is taken to be the asker's. */
const SURE = 0.5

/** What the guide says to the question; says so where it does not cover it. */
export function answerFromGuide(question: Question): Answer {
  const { topics, asker, followUp, premises } = topicsOf(question)
  const corrections: Said[] = premises.map(({ correction, slug }) => ({
    statement: correction,
    slug,
  }))
  const covered = topics.filter((topic) => coverOf(topic) !== 'none')
  if (covered.length === 0 && corrections.length === 0) return unknownAnswer(topics[0]?.fits ?? [])
  const citing = newCiting()
  const reader = { asker, citing, told: toldIn(question) }
  const parts =
    covered.length > 1
      ? answersToTwo(covered, corrections, reader)
      : answerToOne(covered[0], followUp, corrections, reader)
  const lines = [spanishLine(question.message) ?? '', ...parts]
  const text = lines.filter((part) => part !== '').join('\n\n')
  return { kind: 'answer', text, citations: citing.citations() }
}

/**
 * The guide's answer in a few statements, to stand after something else; null where it does not cover it.
 *
 * @param nearest also where the guide only comes near
 */
export function shortAnswerFromGuide(question: Question, { nearest = false } = {}): Answer | null {
  const { topics, asker } = topicsOf(question)
  const covers = nearest ? ['covered', 'near'] : ['covered']
  const topic = topics.find((each) => covers.includes(coverOf(each)))
  const entry = topic?.fits[0]?.entry
  if (!topic || !entry) return null
  const citing = newCiting()
  const { text } = topic
  const said = chooseStatements({ text, asker, fits: topic.fits.slice(0, 1), words: WORDS_OF_EACH })
  const body = `**${entry.title}**\n\n${statementsText(said, asker, citing)}`
  return { kind: 'answer', text: body, citations: citing.citations() }
}

/** Whom an answer is for, and what it may count on. */
interface Reader {
  readonly asker: Asker
  readonly citing: Citing
  /** All earlier answers of the talk, as text. */
  readonly told: string
}

function toldIn({ history }: Question): string {
  return history.flatMap(({ content, role }) => (role === 'assistant' ? content : [])).join('\n')
}

function answerToOne(
  topic: Topic | undefined,
  followUp: FollowUp | null,
  all: readonly Said[],
  { asker, citing, told }: Reader,
): string[] {
  const [first] = topic?.fits ?? []
  if (!topic || !first) return [statementsText(all, asker, citing)]
  const { text } = topic
  const { entry, score } = first
  const said = correctionsBeside(all, entry)
  const deeper = followUp?.more ?? false
  const yesNo = !deeper && score >= SURE && said.length === 0 && isPlainYesNo(text)
  const unsure = coverOf(topic) === 'near'
  const how = unsure ? 'unsure' : 'sure'
  const fits = topic.fits.slice(0, ENTRIES[how]).filter((fit) => fit.score >= NEARLY[how] * score)
  const words = WORDS_OF_STATEMENTS[how] - wordsIn(said)
  const chosen = chooseStatements({
    text,
    asker,
    fits,
    said,
    told,
    yesNo,
    deeper,
    unsure,
    words,
  })
  const own = chosen.filter(({ slug }) => slug === entry.slug)
  const parts = [statementsText([...said, ...own], asker, citing)]
  if (said.length === 0 && unsure) parts.unshift(nearest(entry))
  for (const { entry: other } of fits.slice(1)) {
    const also = chosen.filter(({ slug }) => slug === other.slug)
    if (also.length > 0) parts.push(`**${other.title}**\n\n${statementsText(also, asker, citing)}`)
  }
  return [...parts, whatToDo(entry, MOST_WORDS - wordCount(parts.join(' ')), told)]
}

function nearest({ title }: GuideEntry): string {
  return `I am not sure that I understood you. This comes nearest in the guide: **${title}**.`
}

/** Two questions in one message: each has its heading and its answer, and no more. */
function answersToTwo(
  topics: readonly Topic[],
  corrections: readonly Said[],
  { asker, citing, told }: Reader,
): string[] {
  const said: Said[] = [...corrections]
  const parts = [statementsText(corrections, asker, citing)]
  for (const { text, fits } of topics) {
    const entry = fits[0]?.entry
    if (!entry) continue
    const chosen = chooseStatements({
      text,
      asker,
      fits: fits.slice(0, 1),
      said,
      told,
      words: WORDS_OF_EACH,
    })
    said.push(...chosen)
    parts.push(`**${entry.title}**\n\n${statementsText(chosen, asker, citing)}`)
  }
  return parts
}

function wordsIn(said: readonly Said[]): number {
  return said.reduce((sum, { statement }) => sum + wordCount(statement.text), 0)
}
