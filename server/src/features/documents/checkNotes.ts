import { quoted } from '@hub/core/analysis/quoted'
import type { Passage, Report } from '@hub/core/analysis/report'
import type { DocumentText } from '@hub/core/document/documentText'
import { plainText } from '@hub/core/document/plain'
import { readDocument } from '@hub/core/document/reading'
import { isCite } from '@hub/core/knowledge/cites'
import { asMaterial } from '@hub/core/text/asMaterial'
import { z } from 'zod'
import { hasUnknownContact } from '../../model/checkContacts.ts'
import { hasUnknownNumber } from '../../model/phoneNumbers.ts'

/** What the model is asked for. `checkNotes` believes none of it. */
export const proposal = z.object({
  summary: z.array(z.object({ sentence: z.string(), quote: z.string() })),
  issues: z.array(
    z.object({ title: z.string(), text: z.string(), cite: z.string(), quote: z.string() }),
  ),
})

/** What a configured model adds to a report. All of it was checked: it quotes the document, and its cites exist. */
export interface AssistantNotes {
  readonly summary: string
  readonly issues: readonly (Passage & {
    readonly title: string
    readonly text: string
    readonly cite: string
  })[]
}

const MOST_ISSUES = 8

const MOST_SENTENCES = 4

const LONGEST = 400

/** Fewer words could stand in any letter. */
const FEWEST_WORDS = 3

/** What no part of the product says (design, promise 1). */
const verdict =
  /\b(?:(?:broke|breaks|breaking|violat\w+) (?:the )?(?:law|title ix|federal)|illegal(?:ly)?|unlawful(?:ly)?|you will win|chances? of)\b/i

/** No contact of the letter, nor of the guide: a note needs none. */

/** Keeps of a model's answer what holds; null where nothing does. */
export function checkNotes(
  document: DocumentText,
  { potentialIssues }: Report,
  { issues, summary }: Proposal,
): AssistantNotes | null {
  const finder = new Quotes(document)
  const sentences = summary
    .filter(({ quote, sentence }) => isSound(sentence) && finder.find(quote) !== null)
    .slice(0, MOST_SENTENCES)
    .map(({ sentence }) => sentence.trim())
  const kept = issues.flatMap(({ cite, quote, text, title }) => {
    const passage = finder.find(quote)
    if (!passage || !isCite(cite) || !isSound(text) || !isSound(title)) return []
    const isKnown = potentialIssues.some(
      (issue) =>
        issue.start !== undefined && overlaps(passage, { start: issue.start, end: issue.end ?? 0 }),
    )
    return isKnown ? [] : [{ title: title.trim(), text: text.trim(), cite, ...passage }]
  })
  if (sentences.length === 0 && kept.length === 0) return null
  return { summary: sentences.join(' '), issues: kept.slice(0, MOST_ISSUES) }
}

function isSound(text: string): boolean {
  const length = text.trim().length
  if (length === 0 || length > LONGEST || verdict.test(text)) return false
  return !hasUnknownContact(text) && !hasUnknownNumber(text)
}

type Span = Pick<Passage, 'start' | 'end'>

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** Finds quoted words in a document, whatever the white space and the kind of quotation marks. */
class Quotes {
  readonly #document: DocumentText
  readonly #sentences: readonly Span[]
  readonly #plain: string

  constructor(document: DocumentText) {
    this.#document = document
    this.#sentences = readDocument(document).sentences
    // The model quotes what it was shown.
    this.#plain = plainText(asMaterial(document.text))
  }

  find(quote: string): Passage | null {
    const words = plainText(asMaterial(quote)).trim().split(/\s+/)
    if (words.length < FEWEST_WORDS || quote.length > LONGEST) return null
    const source = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+')
    const match = new RegExp(source).exec(this.#plain)
    if (!match) return null
    const found = { start: match.index, end: match.index + match[0].length }
    const first = this.#sentences.findLast(({ start }) => start <= found.start) ?? found
    const last = this.#sentences.find(({ end }) => end >= found.end) ?? found
    return quoted(this.#document, { start: first.start, end: last.end }, found)
  }
}

export type Proposal = z.infer<typeof proposal>
