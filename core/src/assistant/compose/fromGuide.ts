import { toldDays } from '../../clock/toldDays.ts'
import type { Answer, Asker, Question } from '../exchange.ts'
import { withReplies } from '../offered.ts'
import { askerOf } from '../understand/asker.ts'
import { asksForTime } from '../understand/asksForTime.ts'
import { isAgain } from '../understand/replies.ts'
import { type Topic, topicsOf } from '../understand/topics.ts'
import { besideLine } from './besideLine.ts'
import { type Citing, newCiting } from './citing.ts'
import { comparisonFor, comparisonTable } from './comparison.ts'
import { chooseStatements, hasMore, statementsText, whatToDo } from './fromEntries.ts'
import { inSpanish, spanishLine } from './inSpanish.ts'
import { isPlainYesNo, withoutOpener } from './opener.ts'
import { repliesTo } from './repliesTo.ts'
import { type Said, wordCount } from './statements.ts'
import { storyLine } from './storyLine.ts'
import { unknownAnswer } from './unknown.ts'

/** Of a whole answer. */
const MOST_WORDS = 218
const WORDS_OF_STATEMENTS = 165
const WORDS_OF_EACH = 95
const WORDS_OF_SEVERAL = 190
/** How many entries an answer may draw from, and how well the others must fit beside the first, and at all. */
const ENTRIES = 3
const NEARLY = 0.3
const AT_ALL = 0.1

/** From this score on an entry's own question is taken to be the asker's. */
const SURE = 0.5

/** And from this one on it is said again in a talk, though all of it was said. */
const CERTAIN = 0.9

/** What the guide says to the question, in the asker's language as far as it can be; says so where it does not cover it. */
export function answerFromGuide(question: Question): Answer {
  const found = answerOf(question)
  if (!askerOf(question).spanish) return found
  return { ...found, text: `${spanishLine}\n\n${inSpanish(found.text)}` }
}

function answerOf(question: Question): Answer {
  const { topics, asker, unclear } = topicsOf(question)
  const before = toldIn(question)
  const told = isAgain(question) ? '' : before
  const covered = topics
    .filter(({ cover }) => cover !== 'none')
    .map((topic) => withoutTold(topic, asker, told))
  const [first] = covered
  if (!first) return unknownAnswer(topics[0]?.fits ?? [])
  const citing = newCiting()
  const slug = first.fits[0]?.entry.slug ?? ''
  const comparison =
    first.cover === 'covered' ? comparisonFor(question.message, slug, before) : undefined
  const reader = {
    asker,
    citing,
    told,
    options: comparison ? () => comparisonTable(comparison, citing) : undefined,
    days: daysOf(question, citing),
  }
  // To a witness much of what follows does not apply.
  const beside = () => besideLine(asker, slug, before, citing)
  const ahead = asker.beside === 'witness' ? beside() : ''
  const parts = covered.length > 1 ? answersToEach(covered, reader) : answerToOne(first, reader)
  const lines = [
    covered.length > 1 || first.cover === 'near' || asker.spanish
      ? ''
      : storyLine(question, first.fits[0]?.entry, asker),
    ahead,
    ...parts,
    ahead === '' ? beside() : '',
    unclearLine(unclear),
  ]
  const text = lines.filter((part) => part !== '').join('\n\n')
  const offered = withReplies(text, repliesTo(covered, asker, text))
  return { kind: 'answer', text: offered, citations: citing.citations() }
}

/**
 * The guide's answer in a few statements, to stand after something else; null where it does not cover it.
 *
 * @param nearest also where the guide only comes near
 */
export function shortAnswerFromGuide(question: Question, { nearest = false } = {}): Answer | null {
  const { topics, asker } = topicsOf(question)
  const covers = nearest ? ['covered', 'near'] : ['covered']
  const topic = topics.find((each) => covers.includes(each.cover))
  const entry = topic?.fits[0]?.entry
  if (!topic || !entry) return null
  const citing = newCiting()
  const { answersTo, text } = topic
  const said = chooseStatements({
    text,
    answersTo,
    asker,
    fits: topic.fits.slice(0, 1),
    words: WORDS_OF_EACH,
  })
  const body = `**${entry.title}**\n\n${statementsText(said, asker, citing)}`
  const inTheirs = asker.spanish ? inSpanish(body) : body
  return { kind: 'answer', text: inTheirs, citations: citing.citations() }
}

/** Whom an answer is for, and what it may count on. */
interface Reader {
  readonly asker: Asker
  readonly citing: Citing
  /** All earlier answers of the talk, as text. */
  readonly told: string
  /** Makes the table of the options that are asked about, to stand after the first paragraph. */
  readonly options: (() => string) | undefined
  /** The days that were told, counted by what an entry says; none is counted twice. */
  readonly days: (slug: string) => string
}

function daysOf({ history, message, today }: Question, citing: Citing): Reader['days'] {
  const before = history.flatMap(({ content, role }) => (role === 'user' ? content : []))
  const said = new Set<string>()
  return (slug) => {
    const days = today === undefined ? [] : toldDays([...before, message], slug, today)
    const fresh = days.filter(({ text }) => !said.has(text))
    for (const { text } of fresh) said.add(text)
    return fresh
      .map(({ cites, text }) => `${text}${citing.marks(cites.map((cite) => ({ cite, slug })))}`)
      .join(' ')
  }
}

/** What is said to a question, with the days that it told: first where it asks for those. */
function withDays(
  said: readonly Said[],
  asked: string,
  slug: string,
  { asker, citing, days, options }: Reader,
): string {
  const first = asksForTime(asked) ? days(slug) : ''
  const text = statementsText(said, asker, citing, () =>
    [options?.() ?? '', first === '' ? days(slug) : ''].filter((part) => part !== '').join('\n\n'),
  )
  return first === '' ? text : `${first}\n\n${text}`
}

/** An entry of which all was said in this talk is said again only where it is what is asked, or there is no other. */
function withoutTold(topic: Topic, asker: Asker, told: string): Topic {
  const isAsked = (at: number, score: number) => at === 0 && score >= CERTAIN
  const fits =
    told === ''
      ? topic.fits
      : topic.fits.filter(
          ({ entry, score }, at) => isAsked(at, score) || hasMore(entry, asker, told),
        )
  return fits.length === 0 ? topic : { ...topic, fits }
}

function toldIn({ history }: Question): string {
  return history.flatMap(({ content, role }) => (role === 'assistant' ? content : [])).join('\n')
}

function answerToOne(topic: Topic, reader: Reader): string[] {
  const { asker, citing, options, told } = reader
  const { alsoAsked, answersTo, fits: all, text } = topic
  const [first] = all
  if (!first) return []
  if (topic.cover === 'near') return nearest(topic, reader)
  const { entry, score } = first
  // What goes on about a talk asks of that, so an entry's own "Yes" may say the opposite.
  const yesNo = told === '' && score >= SURE && isPlainYesNo(text)
  const least = Math.max(AT_ALL, NEARLY * score)
  // A table says much: beside it stands only what its own entry says.
  const most = options ? 1 : ENTRIES
  const fits = all.slice(0, most).filter((fit) => fit === first || fit.score >= least)
  const words = options ? WORDS_OF_EACH : WORDS_OF_STATEMENTS
  const chosen = chooseStatements({
    text,
    answersTo,
    alsoAsked,
    asker,
    fits,
    told,
    yesNo,
    words,
  })
  const slugs = [...new Set(chosen.map(({ slug }) => slug))]
  const entryAt = (slug: string) => fits.find((fit) => fit.entry.slug === slug)?.entry ?? entry
  const parts = slugs.map((slug, at) => {
    const own = chosen.filter((one) => one.slug === slug)
    return at === 0
      ? withDays(own, text, slug, reader)
      : `**${entryAt(slug).title}**\n\n${statementsText(own, asker, citing)}`
  })
  const used = options ? words : wordCount(parts.join(' '))
  return [...parts, whatToDo(entryAt(slugs[0] ?? entry.slug), MOST_WORDS - used, told)]
}

/** Where it is not sure which entry is meant: what the likeliest says, and how to choose another. */
function nearest({ answersTo, fits, text }: Topic, { asker, citing, told }: Reader): string[] {
  const [first] = fits
  if (!first) return []
  const brief = { text, answersTo, asker, fits: [first], told, words: WORDS_OF_EACH }
  const said = statementsText(chooseStatements(brief), asker, citing)
  return [
    `I’m not sure I understood. If you’re asking about “${first.entry.title},” here is what I can tell you:`,
    said,
    'If you meant something else, tell me in one short sentence. Your school’s Title IX Coordinator can answer questions about your own case.',
  ]
}

/** What of several questions was not answered. */
function unclearLine(unclear: readonly string[]): string {
  if (unclear.length === 0) return ''
  const asked = unclear.map((text) => `“${shortened(text)}”`).join(' and ')
  return `I’m not sure how to answer ${asked}. Ask me that by itself, in a few more words.`
}

/** Several questions in one message: each has its answer under its own words, and no more. What one statement answers stands together. */
function answersToEach(topics: readonly Topic[], reader: Reader): string[] {
  const { asker, options, told } = reader
  const groups = new Map<string, { lead: Said; fit: Topic['fits'][number]; asked: Topic[] }>()
  for (const topic of topics) {
    const { answersTo, fits, text } = topic
    const [fit] = fits
    const yesNo = opensAt(topic)
    const [lead] = fit
      ? chooseStatements({ text, answersTo, asker, fits: [fit], told, words: 0, yesNo })
      : []
    if (!fit || !lead) continue
    // The same statement may begin with "Yes." for one of them.
    const key = withoutOpener(lead.statement).text
    const { asked } = groups.get(key) ?? { asked: [] }
    groups.set(key, { lead, fit, asked: [...asked, topic] })
  }
  const said = [...groups.values()].map(({ lead }) => lead)
  return [...groups.values()].map(({ asked, fit, lead }, at) => {
    const [{ answersTo } = {}, ...others] = asked
    const text = asked.map((topic) => topic.text).join(' ')
    const chosen = chooseStatements({
      text,
      ...(answersTo && { answersTo }),
      alsoAsked: others.map((topic) => topic.answersTo),
      asker,
      fits: [fit],
      said: said.filter((one) => one !== lead),
      told,
      yesNo: asked.length === 1 && asked.every(opensAt),
      words: (WORDS_OF_SEVERAL * asked.length) / topics.length,
    })
    said.push(...chosen)
    const own = { ...reader, options: at === 0 ? options : undefined }
    // Their own words are quoted, each question on a line.
    const heading = asked.map((topic) => `> **“${shortened(topic.text)}”**`).join('\n>\n')
    return `${heading}\n\n${withDays(chosen, text, fit.entry.slug, own)}`
  })
}

/** Whether a question of several may be answered by "Yes" or "No". */
function opensAt({ fits, text }: Topic): boolean {
  return (fits[0]?.score ?? 0) >= SURE && isPlainYesNo(text)
}

/** The end of what is asked, where it is long: there the question stands. */
function shortened(text: string): string {
  const words = text.replace(/[*_`[\]]/g, '').trim()
  return words.length <= LONGEST_HEADING
    ? words
    : `… ${words.slice(-LONGEST_HEADING).replace(/^\S*\s|^[\uDC00-\uDFFF]/, '')}`
}
const LONGEST_HEADING = 110
