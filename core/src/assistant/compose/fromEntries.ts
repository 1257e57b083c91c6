import type { GuideEntry, Statement } from '../../knowledge/guide/entry.ts'
import { type AnswersTo, entriesByWords, type Fit } from '../../retrieval/findEntries.ts'
import type { Asker } from '../exchange.ts'
import type { Citing } from './citing.ts'
import { opensFor, withoutOpener } from './opener.ts'
import { type Said, statementsFor, wordCount, wordsFor } from './statements.ts'

/** What statements are chosen from, and for what. */
export interface Brief {
  /** The question, for choosing among statements. */
  readonly text: string
  readonly asker: Asker
  /** Entries whose statements may be said; never empty. */
  readonly fits: readonly Pick<Fit, 'entry'>[]
  /** How well each statement answers; by the words alone, where it is not given. */
  readonly answersTo?: AnswersTo
  /** The same for each question, where the message asks several. */
  readonly alsoAsked?: readonly AnswersTo[]
  /** Statements that are said already. */
  readonly said?: readonly Said[]
  /** What was answered before, as text: nobody reads the same twice. */
  readonly told?: string
  /** Whether the first statement may begin with "Yes." or "No.". */
  readonly yesNo?: boolean
  /** About how many words the statements may have. */
  readonly words: number
}

interface Candidate extends Said {
  /** How well it answers, in log odds, and its share of all candidates. */
  readonly answers: number
  readonly share: number
}

/** In log odds. What a "Yes" or "No" gains as the first sentence to a question that it answers. */
const OPENS = 2
/** What answers so much worse than the first statement is left out: sooner where it is of another entry. */
const FAR = { own: 5, other: 1 }
/** From this share on a statement answers a further question of a message. */
const CLEAR = 0.5

/**
 * The statements that answer a question, the best first, then others of its entry, then those of other entries: as they stand
 * there.
 */
export function chooseStatements(brief: Brief): readonly Said[] {
  const { said = [], words, yesNo = false } = brief
  const above = said.map(({ statement }) => statement.text).join('\n')
  const candidates = unsaidOf(candidatesOf(brief), brief.told ?? '', above)
  const opensWell = ({ statement }: Candidate) => yesNo && opensFor(statement, brief.text)
  const leads = leadsOf(candidates, brief, opensWell)
  const [lead] = leads
  if (!lead) return []
  const chosen: Candidate[] = []
  let used = 0
  for (const candidate of candidates) {
    const count = wordCount(candidate.statement.text)
    const isLead = leads.includes(candidate)
    const far = candidate.slug === lead.slug ? FAR.own : FAR.other
    const isFar = candidate.answers < lead.answers - far
    if (!isLead && (used + count > words || isFar)) continue
    // An entry never says a thing twice, though its statements may share many words.
    const others = [...said, ...chosen].filter(({ slug }) => slug !== candidate.slug)
    if (!isLead && isSaid(candidate.statement, others)) continue
    chosen.push(candidate)
    used += count
  }
  const rest = chosen.filter((candidate) => !leads.includes(candidate))
  const slugs = [...new Set([...leads, ...rest].map(({ slug }) => slug))]
  const inOrder = slugs.flatMap((slug) => [...leads, ...rest].filter((one) => one.slug === slug))
  return inOrder.map((candidate) => {
    const { slug, statement } = candidate
    const opens = candidate === lead && opensWell(candidate)
    return { statement: opens ? statement : withoutOpener(statement), slug }
  })
}

/** What answers best, of its entry sooner with "Yes" or "No", and what answers each further question of the message best where that is clear. */
function leadsOf(
  candidates: readonly Candidate[],
  { alsoAsked = [] }: Brief,
  opensWell: (candidate: Candidate) => boolean,
): readonly Candidate[] {
  const worth = (candidate: Candidate) => candidate.answers + (opensWell(candidate) ? OPENS : 0)
  const own = candidates.filter(({ slug }) => slug === candidates[0]?.slug)
  const [lead] = own.toSorted((a, b) => worth(b) - worth(a))
  if (!lead) return []
  const others = alsoAsked.flatMap((answersTo) => {
    const shares = sharesOf(own.map(({ slug, statement }) => answersTo(slug, statement)))
    return own.filter((_, at) => (shares[at] ?? 0) >= CLEAR)
  })
  return [...new Set([lead, ...others])]
}

/** Whether an entry has something to say that no earlier answer has said. */
export function hasMore(entry: GuideEntry, asker: Asker, told: string): boolean {
  return statementsFor(entry, asker).some(({ text }) => !wasTold(text, told))
}

/**
 * The candidates that neither this answer nor an earlier one has said, and of what an earlier one said that which answers all
 * the same; all, where each of them was said.
 */
function unsaidOf(all: Candidate[], told: string, above: string): Candidate[] {
  const fresh = all.filter(({ statement }) => !wasTold(statement.text, above))
  const candidates = fresh.length > 0 ? fresh : all
  const unsaid = candidates.filter(({ statement }) => !wasTold(statement.text, told))
  if (unsaid.length === 0) return candidates
  const clear = candidates.find(({ share }) => share >= AGAIN)
  return clear && !unsaid.includes(clear) ? [clear, ...unsaid] : unsaid
}
/** The same of what was said in an earlier answer. */
const AGAIN = 0.4

/** An opening "Yes." may have been left out, so only the end of a text is looked for. */
function wasTold(text: string, told: string): boolean {
  return told.includes(text.slice(-END))
}
const END = 60

/** What may be said, the best first. */
function candidatesOf({ text, answersTo, asker, fits }: Brief): Candidate[] {
  const answersOf = answersTo ?? entriesByWords(text).answersTo
  const all = fits.flatMap(({ entry }) =>
    statementsFor(entry, asker).map((statement) => ({ statement, slug: entry.slug })),
  )
  const answers = all.map(({ slug, statement }) => answersOf(slug, statement))
  const shares = sharesOf(answers)
  return all
    .map((one, at) => ({ ...one, answers: answers[at] ?? 0, share: shares[at] ?? 0 }))
    .toSorted((a, b) => b.answers - a.answers)
}

/** Scores in log odds as shares of 1. */
function sharesOf(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / sum)
}

/** Whether the same is said already: nearly the same words. */
function isSaid(statement: Statement, chosen: readonly Said[]): boolean {
  return chosen.some(({ statement: other }) => shared(statement, other) >= SAME)
}

/** Two statements that share this part of the shorter one's words say the same. */
const SAME = 0.6

/** The part of the shorter statement's words that both have. */
function shared(one: Statement, other: Statement): number {
  const [words, others] = [wordSet(one.text), wordSet(other.text)]
  const both = [...words].filter((word) => others.has(word)).length
  return both / (Math.min(words.size, others.size) || 1)
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [])
}

/**
 * Statements as text with their marks: the first two as a paragraph, the others as a list.
 *
 * @param between makes what stands after that paragraph; its marks count on from there
 */
export function statementsText(
  said: readonly Said[],
  asker: Asker,
  citing: Citing,
  between: () => string = () => '',
): string {
  const lineOf = ({ statement, slug }: Said) => {
    const marks = citing.marks(statement.cites.map((cite) => ({ cite, slug })))
    return `${wordsFor(statement, asker)}${marks}`
  }
  const lead = said.slice(0, 2).map(lineOf).join(' ')
  const middle = between()
  const rest = said.slice(2).map((one) => `- ${lineOf(one)}`)
  return [lead, middle, rest.join('\n')].filter((part) => part !== '').join('\n\n')
}

/** How many steps and questions are given, most first. */
const amounts = [
  [3, 1],
  [2, 1],
  [1, 1],
  [2, 0],
  [1, 0],
] as const

/** The entry's steps and questions that were not told before, as many as the words allow. */
export function whatToDo({ ask, steps }: GuideEntry, words: number, told = ''): string {
  const isNew = (text: string) => !wasTold(text, told)
  const fresh = { steps: steps.filter(isNew), ask: ask.filter(isNew) }
  const texts = amounts.map(([most, asks]) => stepsAndAsks(fresh, most, asks))
  return texts.find((text) => wordCount(text) <= words) ?? ''
}

function stepsAndAsks(
  { steps, ask }: Pick<GuideEntry, 'steps' | 'ask'>,
  mostSteps: number,
  mostAsks: number,
): string {
  const parts: string[] = []
  const list = steps.slice(0, mostSteps).map((step, at) => `${at + 1}. ${step}`)
  if (list.length > 0) parts.push(`**What you can do**\n\n${list.join('\n')}`)
  const asks = ask.slice(0, mostAsks).map((question) => `- "${question}"`)
  if (asks.length > 0) parts.push(`**What you can ask the coordinator**\n\n${asks.join('\n')}`)
  return parts.join('\n\n')
}
