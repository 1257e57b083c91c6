import type { GuideEntry, Statement } from '../../knowledge/guide/entry.ts'
import type { AnswersTo, Fit } from '../../retrieval/findEntries.ts'
import type { Asker } from '../exchange.ts'
import type { Citing } from './citing.ts'
import { opensFor, withoutOpener } from './opener.ts'
import { closenessTo, type Said, statementsFor, wordCount, wordsFor } from './statements.ts'

/** What statements are chosen from, and for what. */
export interface Brief {
  /** The question, for choosing among statements. */
  readonly text: string
  readonly asker: Asker
  /** Entries with how well they fit, best first; never empty. The first is the one that answers. */
  readonly fits: readonly Pick<Fit, 'entry' | 'score'>[]
  /** How well each statement answers, as a model heard the question. */
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
  /** The place of its entry. */
  readonly entryAt: number
  /** The share of its entry's statements that answers the question: 0 where no model heard it. */
  readonly answers: number
  readonly worth: number
}

/** What each place further down in an entry's answer costs, in parts of the question's words. */
const FURTHER_DOWN = 0.08
/** A statement under a heading answers only what is near to it. */
const BELOW_ANSWER = 0.5
/** Statements of another entry count a little less, and the less the worse it fits. */
const OTHER_ENTRY = 0.95
const CLOSENESS = 1
const ANSWERS = 6
const LEAST_WORTH = 0.3
/** What a "Yes" or "No" gains as the first sentence to a question that it answers. */
const OPENS = 1.8
/** From this share on a statement answers a further question of a message. */
const CLEAR = 0.5

/**
 * The statements that answer a question: first the one of the first entry that answers best, then others of it and of the
 * entries that fit, as they stand there.
 */
export function chooseStatements(brief: Brief): readonly Said[] {
  const { said = [], words, yesNo = false } = brief
  const above = said.map(({ statement }) => statement.text).join('\n')
  const candidates = unsaidOf(candidatesOf(brief), brief.told ?? '', above)
  const opensWell = ({ statement }: Candidate) => yesNo && opensFor(statement, brief.text)
  const leads = leadsOf(candidates, brief, opensWell)
  const [lead] = leads
  const chosen: Candidate[] = []
  let used = 0
  for (const candidate of candidates.toSorted((a, b) => b.worth - a.worth)) {
    const count = wordCount(candidate.statement.text)
    const isLead = leads.includes(candidate)
    if (!isLead && (used + count > words || candidate.worth < LEAST_WORTH)) continue
    // An entry never says a thing twice, though its statements may share many words.
    const others = [...said, ...chosen].filter(({ slug }) => slug !== candidate.slug)
    if (!isLead && isSaid(candidate.statement, others)) continue
    chosen.push(candidate)
    used += count
  }
  return chosen
    .toSorted((a, b) => orderOf(a, leads) - orderOf(b, leads))
    .map((candidate) => {
      const { slug, statement } = candidate
      const opens = candidate === lead && opensWell(candidate)
      return { statement: opens ? statement : withoutOpener(statement), slug }
    })
}

/** Of the first entry what answers best, sooner with "Yes" or "No"; where no model heard the question, what it says first. */
function leadOf(
  candidates: readonly Candidate[],
  opensWell: (candidate: Candidate) => boolean,
): Candidate | undefined {
  const [first] = candidates
  if (!first) return undefined
  const own = candidates.filter(({ entryAt }) => entryAt === first.entryAt)
  if (own.every(({ answers }) => answers === 0)) return first
  const worth = (candidate: Candidate) => candidate.worth + (opensWell(candidate) ? OPENS : 0)
  return own.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

/** The lead, and what answers each further question of the message best where that is clear. */
function leadsOf(
  candidates: readonly Candidate[],
  { alsoAsked = [] }: Brief,
  opensWell: (candidate: Candidate) => boolean,
): readonly Candidate[] {
  const lead = leadOf(candidates, opensWell)
  if (!lead) return []
  const own = candidates.filter(({ entryAt }) => entryAt === lead.entryAt)
  const others = alsoAsked.flatMap((answersTo) => {
    const shares = sharesOf(own.map(({ slug, statement }) => answersTo(slug, statement)))
    return own.filter((_, at) => (shares[at] ?? 0) >= CLEAR)
  })
  return [...new Set([lead, ...others])]
}

function orderOf(candidate: Candidate, leads: readonly Candidate[]): number {
  const at = leads.indexOf(candidate)
  return at < 0 ? candidate.entryAt : at - leads.length
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
  const clear = candidates.find(({ answers, entryAt }) => entryAt === 0 && answers >= AGAIN)
  return clear && !unsaid.includes(clear) ? [clear, ...unsaid] : unsaid
}
/** The same of what was said in an earlier answer. */
const AGAIN = 0.4

/** An opening "Yes." may have been left out, so only the end of a text is looked for. */
function wasTold(text: string, told: string): boolean {
  return told.includes(text.slice(-END))
}
const END = 60

function candidatesOf(brief: Brief): Candidate[] {
  const { text, answersTo = () => null, asker, fits } = brief
  const near = closenessTo(text)
  const best = fits[0]?.score || 1
  return fits.flatMap(({ entry, score }, entryAt) => {
    const share = entryAt === 0 ? 1 : OTHER_ENTRY * Math.sqrt(score / best)
    const own = statementsFor(entry, asker)
    const shares = sharesOf(own.map((statement) => answersTo(entry.slug, statement)))
    return own.map((statement, at) => {
      const place = entry.answer.includes(statement) ? 1 - FURTHER_DOWN * at : BELOW_ANSWER
      const answers = shares[at] ?? 0
      const worth = share * (place + CLOSENESS * near(statement) + ANSWERS * answers)
      return { statement, slug: entry.slug, entryAt, answers, worth }
    })
  })
}

/** Scores in log odds as shares of 1; one that is not known has the least of the others. */
function sharesOf(scores: readonly (number | null)[]): readonly number[] {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0) return []
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const powers = scores.map((score) => Math.exp((score ?? least) - most))
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
