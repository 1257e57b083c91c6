import { ORDINARY, type Term } from '../../retrieval/concepts.ts'
import { type Fit, findEntries, joinTerms, questionTerms } from '../../retrieval/findEntries.ts'
import type { Question } from '../exchange.ts'
import { findPremises } from '../premises/findPremises.ts'
import type { Premise } from '../premises/premise.ts'
import { type Asker, askerOf } from './asker.ts'
import { type FollowUp, followUpOf } from './followUp.ts'
import { soundsOfCase } from './ofCase.ts'
import { partsOf } from './parts.ts'
import { situationsIn } from './situations/findSituations.ts'
import { suited } from './suit.ts'

/** One thing that a message asks. */
export interface Topic {
  /** The words that ask it. */
  readonly text: string
  /** The entries of the guide that fit, best first. */
  readonly fits: readonly Fit[]
}

/** What a message is about. */
export interface Topics {
  /** One topic, or two where the message asks two things; the first is what it asks first. */
  readonly topics: readonly Topic[]
  readonly followUp: FollowUp | null
  readonly asker: Asker
  /** What the asker believes that is not so. */
  readonly premises: readonly Premise[]
}

/** Below these the guide does not cover a question; the tests of `answer.ts` hold both sides. */
const LEAST_SCORE = 0.135
/** Fainter than these only what sounds of a case is answered at all. */
const LEAST_SURE = 0.1
/** Below these the entry is told as the nearest that there is. */
/** Fainter than this, only what sounds of a case is answered. */
const FAINT_SCORE = 0.2
const SURE_SCORE = 0.25
const SURE = 0.17

/**
 * How far the guide covers a topic. A word of the field that the best entry holds makes it cover a long story
 * too, of which most words stand in no entry.
 */
export function coverOf({ fits, text }: Topic): 'covered' | 'near' | 'none' {
  const [best] = fits
  if (!best || best.score < LEAST_SCORE) return 'none'
  const sure = best.score * best.held
  const faint = best.score < FAINT_SCORE || (sure < LEAST_SURE && !best.ofField)
  if (faint && !soundsOfCase(text)) return 'none'
  return best.score < SURE_SCORE || sure < SURE ? 'near' : 'covered'
}
const SECOND_QUESTION = 0.36
/** A sentence that asks by itself says what about: "is that allowed?" does not. */
const WORDS_OF_QUESTION = 2
const MOST = 6
/** What is told beside a question counts less than what it asks. */
const TOLD = 0.75
const READ = 3000

/** Finds what the message asks, with the turns before where it goes on about them. */
export function topicsOf(question: Question): Topics {
  const message = question.message.slice(0, READ)
  const followUp = followUpOf(question)
  const before = followUp?.terms ?? []
  const asker = askerOf(question)
  const premises = findPremises(question)
  const believed = premises.map(({ slug }) => slug)
  const find = (terms: readonly Term[], text: string, asks: boolean) => {
    const situation = { slugs: situationsIn(text), asks }
    const fits = findEntries(joinTerms(terms, before, 1))
    return suited(fits, asker, message, believed, situation).slice(0, MOST)
  }
  const { asked, told } = partsOf(message)
  const two = distinct(
    asked
      .slice(0, 3)
      .map((text) => ({ text, terms: questionTerms(text) }))
      .filter(standsAlone)
      .map(({ text, terms }) => ({ text, fits: find(terms, text, true) })),
  )
  if (two.length > 1) return { topics: two.slice(0, 2), followUp, asker, premises }
  const asking = questionTerms(asked.join(' '))
  const terms =
    asked.length === 0 ? questionTerms(message) : joinTerms(asking, questionTerms(told), TOLD)
  const asks = asking.some(isConcept)
  return {
    topics: [{ text: message, fits: find(terms, message, asks) }],
    followUp,
    asker,
    premises,
  }
}

function standsAlone({ text, terms }: { text: string; terms: readonly Term[] }): boolean {
  if (terms.filter(isOwn).length >= WORDS_OF_QUESTION) return true
  return terms.some(isConcept) && !/\b(?:that|this|it|they|them)\b/i.test(text)
}

function isOwn({ term, weight }: Term): boolean {
  return weight >= ORDINARY && !term.includes(' ')
}

function isConcept({ term, weight }: Term): boolean {
  return weight === 1 && term.startsWith('=') && !term.includes(' ')
}

/** The questions that the guide answers in different entries. */
function distinct(topics: readonly Topic[]): Topic[] {
  const sure = topics.filter(({ fits }) => (fits[0]?.score ?? 0) >= SECOND_QUESTION)
  return sure.filter(({ fits }, at) => {
    const slug = fits[0]?.entry.slug
    return !sure.slice(0, at).some((earlier) => earlier.fits[0]?.entry.slug === slug)
  })
}
