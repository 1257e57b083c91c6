import type { Reading, Sentence } from '../../document/reading.ts'
import { isSupposed } from '../language/stance.ts'

/** A sentence, or a whole table row, as the cues read it. */
export interface Unit {
  /** Lower-cased, straightened text. */
  readonly plain: string
  readonly sentence: Sentence
  /** One of the first statements of the document, where a letter says what it is. */
  readonly opening: boolean
  /** A condition, a supposition or a question: it does nothing by itself. */
  readonly unsure: boolean
}

/** A document as the classifier looks at it. */
export interface Outline {
  /** Lines that name the document: its headings at the top and its subject line. */
  readonly titles: readonly string[]
  /** Headings and run-in headings of its sections. */
  readonly sections: readonly string[]
  readonly units: readonly Unit[]
  /** Whether it is written to somebody: a salutation or a line "To: ...". */
  readonly isAddressed: boolean
  /** All the text that was looked at, for counting words. */
  readonly plain: string
}

/** A long document says what it is on its first pages, or at the end where it is signed. */
const FIRST_SENTENCES = 700
const LAST_SENTENCES = 150
const TITLE_BLOCKS = 18
/** A paragraph of this length is text, so that what follows is no title. */
const TEXT_LENGTH = 160
const OPENING_STATEMENTS = 7

const subjectLine = /^(?:re|in re|subject|subj|regarding|title|ref|reference)\s*[:-]\s*/
const addressLine =
  /^(?:dear|hi|hello|good (?:morning|afternoon|evening)|greetings)\b|^(?:to|via|for|attention|attn)\s*:|^to (?:(?:the|both|all) (?:parents?|famil(?:y|ies)|parties|officers)|mr|ms|mrs|dr)\b|^to \| /
/** Lines above and below a letter's text. */
const headerLine =
  /^(?:dear|to|from|cc|bcc|date|sent|via|hi|hello|attention|attn)\b[^.]{0,120}$|^[^a-z]{0,40}$/
const condition =
  /^(?:\(?[a-z0-9]{1,3}[.)]\s+)?(?:if|when(?:ever)?|where|should|once|unless|later|afterwards?|eventually|thereafter|in due course|down the road|after that|in (?:the event|case|cases)|upon|after an?|before an?)\b/

/** Reads the outline of a document. Time and size are bounded by a number of sentences. */
export function outlineOf(reading: Reading): Outline {
  const sentences = sampleOf(reading.sentences)
  const units: Unit[] = []
  const sections = new Set<string>()
  let statements = 0
  let lastRow = -1
  for (const sentence of sentences) {
    const { block } = sentence
    if (block.lead !== '') sections.add(block.lead)
    if (block.kind === 'heading') {
      sections.add(withoutMarker(sentence.plain))
      continue
    }
    if (block.kind === 'row' && block.index === lastRow) continue
    if (block.kind === 'row') lastRow = block.index
    const plain = block.kind === 'row' ? rowText(reading, sentence) : sentence.plain
    if (!headerLine.test(plain)) statements += 1
    const unsure = condition.test(plain) || plain.endsWith('?') || isSupposed(sentence)
    units.push({ plain, sentence, opening: statements <= OPENING_STATEMENTS, unsure })
  }
  return {
    titles: titlesOf(reading),
    sections: [...sections],
    units,
    isAddressed: sentences.slice(0, 60).some(({ plain }) => addressLine.test(plain)),
    plain: sentences.map(({ plain }) => plain).join('\n'),
  }
}

/** The first and the last sentences of a long document, where it says what it is and who takes part. */
export function sampleOf(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= FIRST_SENTENCES + LAST_SENTENCES) return sentences
  return [...sentences.slice(0, FIRST_SENTENCES), ...sentences.slice(-LAST_SENTENCES)]
}

function rowText(reading: Reading, first: Sentence): string {
  const cells: string[] = []
  for (let at = first.index; ; at += 1) {
    const sentence = reading.sentences[at]
    if (sentence?.block !== first.block) return cells.join(' | ')
    cells.push(sentence.plain)
  }
}

function titlesOf(reading: Reading): string[] {
  const titles: string[] = []
  let isTop = true
  let seen = -1
  for (const { plain, block } of reading.sentences) {
    if (block.index > 3 * TITLE_BLOCKS) break
    if (subjectLine.test(plain)) titles.push(withoutMarker(plain.replace(subjectLine, '')))
    else if (isTop && block.kind === 'heading') titles.push(withoutMarker(plain))
    else if (isTop && block.kind !== 'row' && block.index !== seen && isShortLine(plain))
      titles.push(withoutMarker(plain))
    seen = block.index
    if (block.index >= TITLE_BLOCKS || block.end - block.start >= TEXT_LENGTH) isTop = false
  }
  return titles
}

/** A line without the end of a sentence: it names, it does not state. */
function isShortLine(line: string): boolean {
  return line.replace(/\([^)]*\)/g, '').length <= 100 && !/[.!?;,]$/.test(line)
}

function withoutMarker(line: string): string {
  return line
    .replace(/^(?:\d{1,2}(?:\.\d{1,2})*\.?|[ivx]{1,4}\.|[a-z]\.|\([a-z0-9]\))\s+/, '')
    .trim()
}
