import type { GuideEntry, Statement } from '../../knowledge/guide/entry.ts'
import type { Fit } from '../../retrieval/findEntries.ts'
import type { Asker } from '../understand/asker.ts'
import type { Citing } from './citing.ts'
import { leans } from './leans.ts'
import { withoutOpener } from './opener.ts'
import { closenessTo, isFor, type Said, wordCount, wordsFor } from './statements.ts'

/** What statements are chosen from, and for what. */
export interface Brief {
  /** The question, for choosing among statements. */
  readonly text: string
  readonly asker: Asker
  /** Entries with how well they fit, best first; never empty. The first is the one that answers. */
  readonly fits: readonly Pick<Fit, 'entry' | 'score'>[]
  /** Statements that are said already. */
  readonly said?: readonly Said[]
  /** What was answered before, as text: nobody reads the same twice. */
  readonly told?: string
  /** More is wanted of what was told already: what stands below the answer comes first. */
  readonly deeper?: boolean
  /** Whether the first statement may begin with "Yes." or "No.". */
  readonly yesNo?: boolean
  /** About how many words the statements may have. */
  readonly words: number
}

interface Candidate extends Said {
  /** Its place among the entries and within its own. */
  readonly entryAt: number
  readonly at: number
  /** The statement that it stands behind in its entry. */
  readonly behind: Statement | undefined
  readonly worth: number
}

/** What each place further down in an entry's answer costs, in parts of the question's words. */
const FURTHER_DOWN = 0.08
/** A statement under a heading answers only what is near to it. */
const BELOW_ANSWER = 0.5
/** Statements of another entry count a little less, and the less the worse it fits. */
const OTHER_ENTRY = 0.95
const CLOSENESS = 1
const LEAST_WORTH = 0.3

/**
 * The statements that answer a question: the first entry's first, then those that stand high in an entry that
 * fits and are near to the question's words. In the order of the entries.
 */
export function chooseStatements(brief: Brief): readonly Said[] {
  const { said = [], words, yesNo = false } = brief
  const candidates = unsaidOf(candidatesOf(brief), brief.told ?? '')
  const chosen: Candidate[] = []
  let used = 0
  for (const candidate of candidates.toSorted((a, b) => b.worth - a.worth)) {
    const count = wordCount(candidate.statement.text)
    if (chosen.length > 0 && (used + count > words || candidate.worth < LEAST_WORTH)) continue
    // An entry never says a thing twice, though its statements may share many words.
    const others = [...said, ...chosen].filter(({ slug }) => slug !== candidate.slug)
    if (isSaid(candidate.statement, others)) continue
    chosen.push(candidate)
    used += count
  }
  const kept = chosen.filter((candidate) => standsThere(candidate, chosen))
  return (kept.length > 0 ? kept : chosen)
    .toSorted((a, b) => a.entryAt - b.entryAt || a.at - b.at)
    .map(({ statement, slug, entryAt, at }) => {
      const leads = yesNo && entryAt === 0 && at === 0
      return { statement: leads ? statement : withoutOpener(statement), slug }
    })
}

/** Whether an entry has something to say that no earlier answer has said. */
export function hasMore({ answer, more }: GuideEntry, asker: Asker, told: string): boolean {
  const all = [...answer, ...more.flatMap(({ statements }) => statements)]
  return all.filter(isFor(asker)).some(({ text }) => !wasTold(text, told))
}

/** The candidates that no earlier answer has said; all, where each of them was said. */
function unsaidOf(candidates: Candidate[], told: string): Candidate[] {
  const unsaid = candidates.filter(({ statement }) => !wasTold(statement.text, told))
  return unsaid.length > 0 ? unsaid : candidates
}

/** An opening "Yes." may have been left out, so only the end of a text is looked for. */
function wasTold(text: string, told: string): boolean {
  return told.includes(text.slice(-END))
}
const END = 60

/** What leans on the statement before it is said only where that is said too. */
function standsThere({ behind, statement }: Candidate, chosen: readonly Candidate[]): boolean {
  if (!behind || !leans(statement.text)) return true
  return chosen.some((other) => other.statement === behind)
}

function candidatesOf({ text, asker, fits, deeper = false }: Brief): Candidate[] {
  const near = closenessTo(text)
  const best = fits[0]?.score || 1
  return fits.flatMap(({ entry, score }, entryAt) => {
    const share = entryAt === 0 ? 1 : OTHER_ENTRY * Math.sqrt(score / best)
    const below = entry.more.flatMap(({ statements }) => statements)
    const statements = deeper ? [...below, ...entry.answer] : [...entry.answer, ...below]
    return statements.filter(isFor(asker)).map((statement, at) => {
      const isLead = entryAt === 0 && at === 0
      const place = !deeper && below.includes(statement) ? BELOW_ANSWER : 1 - FURTHER_DOWN * at
      const worth = isLead
        ? Number.POSITIVE_INFINITY
        : share * (place + CLOSENESS * near(statement))
      const behind = statements[statements.indexOf(statement) - 1]
      return { statement, slug: entry.slug, entryAt, at, behind, worth }
    })
  })
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

/** Statements as text with their marks: the first two as a paragraph, the others as a list. */
export function statementsText(said: readonly Said[], asker: Asker, citing: Citing): string {
  const lines = said.map(({ statement, slug }) => {
    const marks = citing.marks(statement.cites.map((cite) => ({ cite, slug })))
    return `${wordsFor(statement, asker)}${marks}`
  })
  const lead = lines.slice(0, 2).join(' ')
  const rest = lines.slice(2).map((line) => `- ${line}`)
  return rest.length === 0 ? lead : `${lead}\n\n${rest.join('\n')}`
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
