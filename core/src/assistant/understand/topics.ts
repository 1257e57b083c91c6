import { entriesThatCount } from '../../clock/toldDays.ts'
import { findCites } from '../../knowledge/findCites.ts'
import type { GuideEntry } from '../../knowledge/guide/entry.ts'
import { guide, guideEntry } from '../../knowledge/guide.ts'
import {
  type AnswersTo,
  type Compared,
  entriesByWords,
  entriesHeard,
  type Fit,
  type Found,
} from '../../retrieval/findEntries.ts'
import { stemsOf } from '../../retrieval/stems.ts'
import { entryCompared } from '../compose/comparison.ts'
import { isFor } from '../compose/statements.ts'
import type { Asker, Beside, HeardMessage, Question } from '../exchange.ts'
import { askerOf } from './asker.ts'
import { asksForTime } from './asksForTime.ts'
import { writtenBefore } from './before.ts'
import { soundsOfCase } from './ofCase.ts'
import { MARKED, partsOf } from './parts.ts'
import { subjectOf } from './subject.ts'

/** One thing that a message asks. */
export interface Topic {
  /** The words that ask it. */
  readonly text: string
  /** The entries of the guide that fit, best first. */
  readonly fits: readonly Fit[]
  readonly answersTo: AnswersTo
  /** The same for each of several questions in it. */
  readonly alsoAsked: readonly AnswersTo[]
  /**
   * How far the guide covers it: `near` where the entries are the nearest that there are, and it is not sure which of them
   * is meant.
   */
  readonly cover: 'covered' | 'near' | 'none'
}

/** What a message is about. */
export interface Topics {
  /** One topic, or two where the message asks two things; the first is what it asks first. */
  readonly topics: readonly Topic[]
  readonly asker: Asker
  /** Questions of a message with several of which it is not clear what they are about. */
  readonly unclear: readonly string[]
}

/** From which scores on the best entry, or the best two together, are taken for what is asked; chosen on messages kept for that. */
const bounds = {
  heard: { sure: 0.2, sureOfTwo: 0.32, near: 0.04, second: 0.1 },
  words: { sure: 0.47, sureOfTwo: 2, near: 0.2, second: 0.47 },
}
const MOST = 6
const READ = 3000
/** An entry that rests on a paragraph that the message names. */
const NAMED = 0.5
/** What a statement gains that rests on it, in log odds. */
const NAMED_STATEMENT = 2
const OTHER_SIDE = 0.6
/** An entry of K-12 where nothing says that it is a K-12 school. */
const UNSAID_K12 = 0.8

/** Finds what the message asks, with the turns before where it is short enough to go on about them. */
export function topicsOf(question: Question): Topics {
  const message = question.message.slice(0, READ)
  const asker = askerOf(question)
  const topicOf = (text: string, found: Found, alsoAsked: readonly AnswersTo[] = []): Topic => {
    const named = namedIn(text)
    const fits = suited(found.fits, asker, named).slice(0, MOST)
    const answersTo = answersSuited(found.answersTo, asker, named)
    return { text, fits, answersTo, alsoAsked, cover: coverOf(text, fits, found, limits) }
  }
  const { heard, meant } = question
  const limits = heard ? bounds.heard : bounds.words
  const asked = heard
    ? heard.asked.map((part) => {
        return topicOf(part.text, entriesHeard(comparedInStory(part, heard, asker)))
      })
    : askedIn(message).map((text) => topicOf(text, entriesByWords(text)))
  const chosen = meant === undefined ? undefined : guideEntry(meant)
  if (chosen) {
    const { answersTo } = heard
      ? entriesHeard(comparedInTalk(question, heard, asker))
      : entriesByWords(message)
    const fits = [{ entry: chosen, score: 1 }]
    return {
      topics: [{ text: message, fits, answersTo, alsoAsked: [], cover: 'covered' }],
      asker,
      unclear: [],
    }
  }
  const several = heard ? sureOf(asked, limits.second) : distinct(asked, limits.second).slice(0, 2)
  if (several.length > 1) {
    const others = asked.filter((topic) => !several.includes(topic))
    // By words alone, what has no question mark may be no question, and an entry answers each that it fits best.
    const unclear = heard
      ? others
      : others.filter((topic) => MARKED.test(topic.text) && !isAnsweredBy(several, topic))
    return { topics: several, asker, unclear: unclear.map(({ text }) => text) }
  }
  const before = stemsOf(message).length <= FEW_WORDS ? writtenBefore(question) : null
  const found = heard
    ? entriesHeard(comparedInTalk(question, heard, asker))
    : entriesByWords(before === null ? message : `${before}\n${message}`)
  return {
    topics: [
      topicOf(
        message,
        found,
        asked.map(({ answersTo }) => answersTo),
      ),
    ],
    asker,
    unclear: [],
  }
}

/**
 * What each of what was heard counts for, and what the words of a message, of its questions once more, and of it behind the turns
 * before add for the entry that fits them best. Those of a talk were fitted on 571 turns of labeled talks (decision 0054).
 */
const PARTS = {
  alone: { whole: 0.7, questions: 0.3, withBefore: 0, words: 2, wordsBehind: 0 },
  inTalk: { whole: 0.25, questions: 0.15, withBefore: 0.6, words: 1.1, wordsBehind: 0.9 },
}
const WORDS_OF_QUESTIONS = 1
/** Where no model hears, so few words that say something go on about the talk. */
const FEW_WORDS = 3

/** What one of several questions is about: in a story it means what it does there. */
export function comparedInStory(
  part: HeardMessage['asked'][number],
  heard: HeardMessage,
  asker: Asker,
): Compared {
  return {
    heard: [
      [part.heard, IN_STORY.own],
      [part.inStory, IN_STORY.window],
      [heard.whole, IN_STORY.whole],
    ],
    said: [
      [part.text, WORDS_IN_STORY.own],
      [part.window, WORDS_IN_STORY.window],
    ],
    text: part.text,
    isFor: isFor(asker),
  }
}
const IN_STORY = { own: 0.2, window: 0.5, whole: 0.3 }
/** What the words of a question add, and those of its window. */
const WORDS_IN_STORY = { own: 1.5, window: 1 }

/** What a message is about, in its talk. */
export function comparedInTalk(question: Question, heard: HeardMessage, asker: Asker): Compared {
  const message = question.message.slice(0, READ)
  const before = heard.withBefore && writtenBefore(question)
  const parts = PARTS[before === null ? 'alone' : 'inTalk']
  const { asked } = partsOf(message)
  return {
    heard: (['whole', 'questions', 'withBefore'] as const).map((name) => {
      return [heard[name] ?? heard.whole, parts[name]] as const
    }),
    said: [
      [message, parts.words],
      [`${before ?? ''}\n${message}`, parts.wordsBehind],
      [asked.join(' '), WORDS_OF_QUESTIONS],
    ],
    text: message,
    isFor: isFor(asker),
    subject: gainsOf(question, before !== null),
  }
}

/** What entries gain by what the talk is about, and by days that were told where a message asks for time. */
function gainsOf(question: Question, inTalk: boolean): ReadonlyMap<string, number> {
  const { history, message, today } = question
  const gains = new Map(inTalk ? subjectOf(history) : [])
  const gain = (slug: string, more: number) => gains.set(slug, (gains.get(slug) ?? 0) + more)
  const compared = entryCompared(message)
  if (compared) gain(compared, COMPARED)
  if (today === undefined || !asksForTime(message)) return gains
  const before = history.flatMap(({ content, role }) => (role === 'user' ? content : []))
  const slugs = guide.map(({ slug }) => slug)
  for (const slug of entriesThatCount(slugs, [...before, message], today)) gain(slug, DAYS)
  return gains
}
const DAYS = 2
const COMPARED = 3

function askedIn(message: string): readonly string[] {
  const { asked } = partsOf(message)
  return asked.length > 1 ? asked.slice(0, 3) : []
}

/** The paragraphs that a text names. */
function namedIn(text: string): readonly string[] {
  return findCites(text).flatMap(({ cite }) => (cite === '' ? [] : [cite]))
}

/** Orders entries anew by whom they are for, and by what the message names. */
function suited(fits: readonly Fit[], asker: Asker, named: readonly string[]): readonly Fit[] {
  const own = fits.filter(({ entry }) => !isForOtherSchool(entry, asker))
  return own
    .map(({ entry, score }) => {
      const rests = named.length > 0 && restsOn(entry, named) ? NAMED : 0
      return { entry, score: Math.min(1, score * shareOf(entry, asker) + rests) }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** The same for statements. */
function answersSuited(answersTo: AnswersTo, asker: Asker, named: readonly string[]): AnswersTo {
  return (slug, statement) => {
    const entry = guideEntry(slug)
    const isNamed = named.some((cite) => statement.cites.some((own) => own.startsWith(cite)))
    const share = entry ? shareOf(entry, asker) : 1
    return answersTo(slug, statement) + Math.log(share) + (isNamed ? NAMED_STATEMENT : 0)
  }
}

function restsOn({ answer }: GuideEntry, named: readonly string[]): boolean {
  return answer.some(({ cites }) => named.some((cite) => cites.some((own) => own.startsWith(cite))))
}

/** Whoever is known to be at one kind of school gets no entry that is written for the other. */
function isForOtherSchool({ appliesTo, topic }: GuideEntry, { school }: Asker): boolean {
  if (school === null) return false
  return appliesTo.school === 'both'
    ? topic === 'k12' && school !== 'k12'
    : appliesTo.school !== school
}

/** Entries that are written for who stands beside the parties. */
const ofBeside: Readonly<Record<Beside, readonly string[]>> = {
  parent: ['parents-and-guardians', 'k12-parents'],
  witness: ['if-you-are-a-witness'],
  advisor: ['what-an-advisor-may-do', 'limits-on-advisors', 'cross-examination'],
  employee: ['telling-a-teacher-or-ra'],
  friend: ['supporting-someone', 'someone-else-reported'],
}
const BESIDE = 2

/** What holds only until a decision; and what holds for who is asked to take part, and not for who was told of it. */
const untilDecided =
  /^(?:discipline-before-a-decision|presumed-not-responsible|removed-before-a-decision|waiting-for-the-decision)$/
const ofThoseAsked = /^(?:missing-the-hearing|refusing-to-take-part|someone-else-reported)$/
const NOT_NOW = 0.15

function shareOf({ appliesTo, slug, topic }: GuideEntry, asker: Asker): number {
  const { beside, decided = false, role, school } = asker
  const wasTold = beside === 'employee' && role === null
  const isNotTheirs = (decided && untilDecided.test(slug)) || (wasTold && ofThoseAsked.test(slug))
  const otherSide = role !== null && appliesTo.role !== 'both' && appliesTo.role !== role
  const isK12 = topic === 'k12' || appliesTo.school === 'k12'
  return (
    (otherSide ? OTHER_SIDE : 1) *
    (isNotTheirs ? NOT_NOW : 1) *
    (isK12 && school === null ? UNSAID_K12 : 1) *
    (beside && ofBeside[beside].includes(slug) ? BESIDE : 1)
  )
}

function coverOf(
  text: string,
  [first, second]: readonly Fit[],
  { beyond }: Found,
  { near, sure, sureOfTwo }: (typeof bounds)['heard'],
): Topic['cover'] {
  if (!first || (beyond && beyond.score > first.score)) return 'none'
  const isSure = first.score >= sure || first.score + (second?.score ?? 0) >= sureOfTwo
  if (isSure) return 'covered'
  return first.score >= near && (beyond || soundsOfCase(text)) ? 'near' : 'none'
}

/** The questions of which it is clear what they are about. */
function sureOf(topics: readonly Topic[], least: number): readonly Topic[] {
  return topics.filter(({ fits }) => (fits[0]?.score ?? 0) >= least)
}

/** The questions that the guide answers in different entries. */
function distinct(topics: readonly Topic[], least: number): readonly Topic[] {
  const sure = sureOf(topics, least)
  return sure.filter((topic, at) => !isAnsweredBy(sure.slice(0, at), topic))
}

/** Whether the entry that fits a question best is that of one of these. */
function isAnsweredBy(topics: readonly Topic[], { fits }: Topic): boolean {
  return topics.some((topic) => topic.fits[0]?.entry.slug === fits[0]?.entry.slug)
}
