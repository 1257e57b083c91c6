import { readdirSync, readFileSync } from 'node:fs'
import { titleIxDocuments } from '@hub/core/analysis/report'
import { requirements } from '@hub/core/analysis/requirements'
import { rules } from '@hub/core/analysis/rules/index'
import {
  type SentenceTraits,
  sentenceTraits,
} from '@hub/core/analysis/secondReading/sentenceTraits'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { type Mark, withoutMarks } from './marks.ts'
import { allSnippets, type Snippet } from './snippets.ts'

/** A passage, or a sentence of a letter, and what is known of it. Rules by their first requirement. */
export interface Example {
  readonly traits: SentenceTraits
  /** It goes against some rule. */
  readonly isAgainst: boolean
  /** The rules that it goes against, as far as they are known. */
  readonly against: readonly string[]
  /** Rules that it may go against as well: nothing is learnt of them here. */
  readonly perhaps: readonly string[]
  /** The rules whose demand it meets. */
  readonly meets: readonly string[]
  /** The rules that it speaks about, and does not go against. */
  readonly fine: readonly string[]
  /** From a whole letter, with all that letters hold besides. */
  readonly isOfLetter: boolean
}

interface Passages {
  readonly against: readonly string[]
  readonly meets: readonly string[]
  readonly fine: readonly string[]
}

const passages = new URL('passages/', import.meta.url)
const letters = new URL('letters/', import.meta.url)
/** In characters: less is a name, a date or a greeting. */
const SHORTEST = 16

/** All that is learnt from, in the same order at every run. */
export async function allExamples(): Promise<readonly Example[]> {
  return [
    ...(await allSnippets()).map(ofSnippet),
    ...filesIn(passages).flatMap((file) => ofPassages(JSON.parse(read(file, passages)))),
    ...filesIn(letters).flatMap((file) => ofLetter(read(file, letters))),
  ]
}

/** The texts themselves, however they are set out, for the sum that shows whether the tables were learnt from these. */
export async function allTexts(): Promise<readonly string[]> {
  return [
    JSON.stringify(await allSnippets()),
    ...filesIn(passages).map((file) => JSON.stringify(JSON.parse(read(file, passages)))),
    ...filesIn(letters).map((file) => read(file, letters)),
  ]
}

function filesIn(folder: URL): string[] {
  return readdirSync(folder).toSorted()
}

function read(file: string, folder: URL): string {
  return readFileSync(new URL(file, folder), 'utf8')
}

function ofSnippet({ id, text, known }: Snippet): Example {
  if (known === 'against') return passage(text, { isAgainst: true, against: [id] })
  return passage(text, { fine: [id], meets: known === 'meets' ? [id] : [] })
}

function ofPassages(byRule: Readonly<Record<string, Passages>>): Example[] {
  return Object.entries(byRule).flatMap(([id, { against, meets, fine }]) => [
    ...against.map((text) => passage(text, { isAgainst: true, against: [id] })),
    ...meets.map((text) => passage(text, { meets: [id], fine: [id] })),
    ...fine.map((text) => passage(text, { fine: [id] })),
  ])
}

const nothingKnown = { isAgainst: false, against: [], perhaps: [], meets: [], fine: [] }

function passage(text: string, known: Partial<Example>): Example {
  return { ...nothingKnown, ...known, traits: sentenceTraits(text), isOfLetter: false }
}

function ofLetter(marked: string): Example[] {
  const { text, marks } = withoutMarks(marked)
  return readDocument(onePage(text))
    .sentences.filter(({ block, text: own }) => block.kind !== 'heading' && own.length >= SHORTEST)
    .map((sentence) => {
      const own = marks.filter((mark) => isMostlyIn(mark, sentence))
      const against = own.filter(({ isMet }) => !isMet)
      const meets = own.filter(({ isMet }) => isMet).flatMap(({ rules }) => rules)
      return {
        traits: sentenceTraits(sentence.text),
        isAgainst: against.length > 0,
        against: against.flatMap(({ rules }) => rules.filter(isRule)),
        perhaps: against.flatMap(({ rules }) => rules.flatMap(neighboursOf)),
        meets,
        fine: meets,
        isOfLetter: true,
      }
    })
}

function isMostlyIn(mark: Mark, sentence: { start: number; end: number }): boolean {
  const shared = Math.min(mark.end, sentence.end) - Math.max(mark.start, sentence.start)
  return shared * 2 > Math.min(mark.end - mark.start, sentence.end - sentence.start)
}

const citesOf = new Map<string, readonly string[]>(
  rules.map(({ requirements: [id, ...more] }) => [
    id,
    [id, ...more].map((one) => requirements[one].cite.replace(/^34 CFR | \(.*/g, '')),
  ]),
)

function isRule(name: string): boolean {
  return citesOf.has(name)
}

/** A fault at one paragraph may be another rule's as well that stands on the same paragraph, or above or below it. */
function neighboursOf(ruleOrCite: string): string[] {
  const cites = citesOf.get(ruleOrCite) ?? [ruleOrCite]
  return [...citesOf]
    .filter(([, others]) => others.some((other) => cites.some((cite) => areRelated(cite, other))))
    .map(([id]) => id)
}

/** '106.45(b)(1)(iii)': paragraphs above (b)(1) hold everything. */
const LONGEST_LEAD_IN = 12

function areRelated(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return long.startsWith(short) && (short.length === long.length || short.length > LONGEST_LEAD_IN)
}

/** The rules that something can be learnt of: those that say when words go against them, or when they are missing. */
export const learntOf: readonly string[] = rules
  .filter(({ contradicted, documents }) => contradicted && documents.some(isOfTitleIx))
  .map(({ requirements: [id] }) => id)

/** The rules that miss something where nothing is found. */
export const missedOf: ReadonlySet<string> = new Set(
  rules.filter(({ missing }) => missing).map(({ requirements: [id] }) => id),
)

function isOfTitleIx(docType: string): boolean {
  return (titleIxDocuments as readonly string[]).includes(docType)
}
