import type { GuideEntry, Statement } from '../../knowledge/guide/entry.ts'
import type { Asker } from '../understand/asker.ts'
import type { Citing } from './citing.ts'
import { withoutOpener } from './opener.ts'
import {
  allStatements,
  type Closeness,
  closenessTo,
  isFor,
  type Said,
  wordCount,
  wordsFor,
} from './statements.ts'

/** What an answer is made from. */
export interface Brief {
  /** The question, for choosing among statements. */
  readonly text: string
  readonly asker: Asker
  readonly entry: GuideEntry
  /** Statements that are said already, such as the correction of what the asker was told. */
  readonly said: readonly Said[]
  /** More is wanted of what was told already: what stands below the answer comes first. */
  readonly deeper: boolean
  /** Whether the first statement may begin with "Yes." or "No.". */
  readonly yesNo: boolean
  /** About how many words the statements may have. */
  readonly words: number
}

/** A statement that is not in an entry's answer must hold this part of the question's words. */
const CLOSE = 0.35
/** How many places in an entry's answer a statement gains where it holds all of the question's words. */
const PULL = 4

/** The statements of an entry that answer a question: its first, and those that are near to the question. */
export function chooseStatements(brief: Brief): readonly Said[] {
  const { text, asker, entry, said, words, yesNo } = brief
  const { answer } = entry
  const near = closenessTo(text)
  const fitting = (brief.deeper ? deeper(entry) : allStatements(entry)).filter(
    (statement) =>
      isFor(asker)(statement) &&
      (brief.deeper || answer.includes(statement) || near(statement) > CLOSE),
  )
  const chosen: Said[] = []
  let used = 0
  for (const statement of ranked(fitting, near)) {
    const count = wordCount(statement.text)
    if (used + count > words && chosen.length > 0) continue
    if (isSaid(statement, [...said, ...chosen])) continue
    chosen.push({ statement, slug: entry.slug })
    used += count
  }
  const inOrder = chosen.toSorted(
    (a, b) => fitting.indexOf(a.statement) - fitting.indexOf(b.statement),
  )
  return inOrder.map(({ statement, slug }) =>
    yesNo && statement === fitting[0]
      ? { statement, slug }
      : { statement: withoutOpener(statement), slug },
  )
}

/** What an entry says below its answer, then the answer. */
function deeper({ answer, more }: GuideEntry): readonly Statement[] {
  return [...more.flatMap(({ statements }) => statements), ...answer]
}

/** The entry's own order, in which what is near to the question moves up. The first stays first. */
function ranked(statements: readonly Statement[], near: Closeness): readonly Statement[] {
  return statements
    .map((statement, at) => ({ statement, rank: at === 0 ? -PULL : at - PULL * near(statement) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ statement }) => statement)
}

/** Whether the same is said already: nearly the same words. */
function isSaid(statement: Statement, chosen: readonly Said[]): boolean {
  return chosen.some(({ statement: other }) => shared(statement, other) >= SAME)
}

/**
 * The corrections that an entry does not make itself. Where its first statements rest on the same paragraph
 * and say about the same, they stand first anyway.
 */
export function correctionsBeside(
  corrections: readonly Said[],
  entry: GuideEntry,
): readonly Said[] {
  return corrections.filter(
    ({ statement }) =>
      !entry.answer
        .slice(0, 2)
        .some((own) => own.cites[0] === statement.cites[0] && shared(own, statement) >= ALIKE),
  )
}

/** Two statements that share this part of the shorter one's words say the same. */
const SAME = 0.7
const ALIKE = 0.45

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
  [2, 0],
  [1, 0],
] as const

/** The entry's steps and questions, as many as the words allow. */
export function whatToDo(entry: GuideEntry, words: number): string {
  const texts = amounts.map(([steps, asks]) => stepsAndAsks(entry, steps, asks))
  return texts.find((text) => wordCount(text) <= words) ?? ''
}

function stepsAndAsks({ steps, ask }: GuideEntry, mostSteps: number, mostAsks: number): string {
  const parts: string[] = []
  const list = steps.slice(0, mostSteps).map((step, at) => `${at + 1}. ${step}`)
  if (list.length > 0) parts.push(`**What you can do**\n\n${list.join('\n')}`)
  const asks = ask.slice(0, mostAsks).map((question) => `- "${question}"`)
  if (asks.length > 0) parts.push(`**What you can ask the coordinator**\n\n${asks.join('\n')}`)
  return parts.join('\n\n')
}
