import { type DocumentType, titleIxDocuments } from '@hub/core/analysis/report'
import { requirements } from '@hub/core/analysis/requirements'
import { rules } from '@hub/core/analysis/rules/index'
import {
  type SentenceTraits,
  sentenceTraits,
  wordNumbers,
} from '@hub/core/analysis/secondReading/sentenceTraits'
import { onePage } from '@hub/core/document/documentText'
import { readDocument, type Sentence } from '@hub/core/document/reading'
import {
  type Mark,
  type MarkedLetter,
  markedLetters,
  type Passage,
  passages,
  plainPassages,
} from '../corpus.ts'
import { allSnippets, type Snippet } from './snippets.ts'

/** A passage, or a sentence of a letter, and what is known of it. Rules by their first requirement. */
export interface Example {
  readonly traits: SentenceTraits
  /** It goes against some rule. */
  readonly isAgainst: boolean
  /** It is one of several sentences that go against a rule only together. */
  readonly isPartOfFault: boolean
  /** The rules that it goes against, as far as they are known. */
  readonly against: readonly string[]
  /** The rules whose demand it meets; null where that is learnt from other examples. */
  readonly meets: readonly string[] | null
  /** A sentence of a whole letter, a passage that a writer made for a rule, or plain words for or against one. */
  readonly source: 'letter' | 'passage' | 'snippet'
}

/** In characters: less is a name, a date or a greeting. */
const SHORTEST = 16

/**
 * All that is learnt from, in the same order at every run.
 *
 * @param without writers whose letters are left out
 */
export async function allExamples(without: readonly string[] = []): Promise<readonly Example[]> {
  return [
    ...(await allSnippets()).map(ofSnippet),
    ...plainPassages().map((one) => ofPassage(one, 'snippet')),
    ...passages().map((one) => ofPassage(one, 'passage')),
    ...markedLetters()
      .filter(({ writer }) => !without.includes(writer))
      .flatMap(ofLetter),
  ]
}

/** The texts themselves, however they are set out, for the sum that shows whether the tables were learnt from these. */
export async function allTexts(): Promise<readonly string[]> {
  return [
    JSON.stringify(await allSnippets()),
    ...[...plainPassages(), ...passages(), ...markedLetters()].map((line) => JSON.stringify(line)),
  ]
}

function ofSnippet({ id, text, known }: Snippet): Example {
  const source = 'snippet'
  if (known === 'against') return passage(text, { isAgainst: true, against: [id], source })
  return passage(text, { meets: known === 'meets' ? [id] : [], source })
}

function ofPassage({ rule, stance, text }: Passage, source: Example['source']): Example {
  if (stance === 'against') return passage(text, { isAgainst: true, against: [rule], source })
  return passage(text, stance === 'met' ? { meets: [rule], source } : { source })
}

const nothingKnown = {
  isAgainst: false,
  isPartOfFault: false,
  against: [],
  meets: [],
  source: 'passage',
} as const

function passage(text: string, known: Partial<Example>): Example {
  return { ...nothingKnown, ...known, traits: sentenceTraits(wordNumbers(text), null) }
}

/** Each sentence of a letter; and each with the one before it, as they are read too for what goes against rules. */
function ofLetter({ text, marks, kind }: MarkedLetter): Example[] {
  const sentences = readDocument(onePage(text)).sentences.filter(
    ({ block }) => block.kind !== 'heading',
  )
  return sentences.flatMap((sentence, at) => {
    const own = sentence.text.length < SHORTEST ? [] : [ofSentences([sentence], marks, kind)]
    const before = sentences[at - 1]
    if (before?.block !== sentence.block) return own
    return [...own, { ...ofSentences([before, sentence], marks, kind), meets: null }]
  })
}

/** In characters of the document. */
interface Span {
  readonly start: number
  readonly end: number
}

function ofSentences(
  sentences: readonly Sentence[],
  allMarks: readonly Mark[],
  kind: DocumentType,
): Example {
  const span = { start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0 }
  const marks = allMarks.filter((mark) => isMostlyIn(mark, span))
  const faults = marks.filter(({ stance }) => stance === 'against')
  const against = faults.filter((mark) => isHeldBy(mark, span))
  return {
    traits: sentenceTraits(
      sentences.flatMap(({ text }) => wordNumbers(text)),
      kind,
    ),
    isAgainst: against.length > 0,
    isPartOfFault: against.length === 0 && faults.length > 0,
    against: against.flatMap(({ rules }) => rules.filter(isRule)),
    meets: marks.filter(({ stance }) => stance === 'met').flatMap(({ rules }) => rules),
    source: 'letter',
  }
}

/** A mark over more than these words and a little beside them is of several sentences. */
function isHeldBy(mark: Mark, span: Span): boolean {
  return mark.end - mark.start <= (span.end - span.start) * 1.3
}

/** More than half of the shorter one of the two lies in the other. */
export function isMostlyIn(mark: Mark, sentence: Span): boolean {
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
export function neighboursOf(ruleOrCite: string): string[] {
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

function isOfTitleIx(docType: string): boolean {
  return (titleIxDocuments as readonly string[]).includes(docType)
}
