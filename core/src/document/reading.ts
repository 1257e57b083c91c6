import { type BlockKind, type BlockSpan, findBlocks, markerLength } from './blocks.ts'
import { type DocumentText, pageAt } from './documentText.ts'
import { plainText } from './plain.ts'

const abbreviations = new Set(
  'mr mrs ms mx dr prof emer lt sgt capt cpt maj ofc det atty admin asst assoc supt ref rev hon sr jr st no nos sec secs art ch para pt p pp vs v al cf e.g i.e etc u.s u.s.c c.f.r fed reg gov inc llc ltd co corp dept univ ave blvd rd bldg rm ext tel approx jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun a.m p.m ed esq ret ph.d m.d j.d b.a m.a'.split(
    ' ',
  ),
)

const sentenceEnd = /[.!?]+["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\d])/gu

/** A heading, paragraph, list item or table row. Offsets are UTF-16 units into the document's text. */
export interface Block {
  readonly index: number
  readonly kind: BlockKind
  readonly start: number
  readonly end: number
  /** From 1. */
  readonly page: number
  /** The heading above, plain (see `plainText`); '' where there is none. */
  readonly heading: string
  /** A run-in heading ("Advisors. You may ...", "Process: ...") or a row's first cell, plain; '' if none. */
  readonly lead: string
}

/** One sentence, or one cell of a table row. */
export interface Sentence {
  /** Its place in `Reading.sentences`. */
  readonly index: number
  readonly text: string
  /** `text` in lower case with straight quotes and plain spaces, of the same length. */
  readonly plain: string
  readonly start: number
  readonly end: number
  readonly page: number
  readonly block: Block
}

/** A document parted into blocks and sentences, in reading order. */
export interface Reading {
  readonly document: DocumentText
  readonly blocks: readonly Block[]
  /** Of all blocks, headings too: whoever must not read those looks at `block.kind`. */
  readonly sentences: readonly Sentence[]
}

/** Parts a document into what patterns read. Time grows in line with the length. */
export function readDocument(document: DocumentText): Reading {
  const { text } = document
  const blocks: Block[] = []
  const sentences: Sentence[] = []
  let heading = ''
  for (const span of findBlocks(text)) {
    const lead = leadOf(text, span)
    const block: Block = {
      index: blocks.length,
      ...span,
      page: pageAt(document, span.start),
      heading: span.kind === 'heading' ? '' : heading,
      lead: plainText(lead),
    }
    blocks.push(block)
    if (span.kind === 'heading') heading = plainText(text.slice(span.start, span.end))
    for (const [start, end] of spansOf(text, span)) {
      const own = text.slice(start, end)
      const page = pageAt(document, start)
      sentences.push({
        index: sentences.length,
        text: own,
        plain: plainText(own),
        start,
        end,
        page,
        block,
      })
    }
  }
  return { document, blocks, sentences }
}

function spansOf(text: string, block: BlockSpan): [number, number][] {
  if (block.kind === 'heading') return [[block.start, block.end]]
  if (block.kind !== 'row') return splitSentences(text, block.start, block.end)
  const spans: [number, number][] = []
  let from = block.start
  for (const cell of text.slice(block.start, block.end).split(' | ')) {
    const trimmed = cell.trim()
    const start = from + cell.indexOf(trimmed)
    if (trimmed !== '') spans.push(...splitSentences(text, start, start + trimmed.length))
    from += cell.length + 3
  }
  return spans
}

const runIn = /^([\p{Lu}"“][^.:;?!|]{2,60})(?:[:.](?=\s)|\s[–—-](?=\s))\s*\S/u

const WORDS_OF_A_LEAD = 7

const verb =
  /\b(?:is|are|was|were|will|may|must|can|has|have|had|shall|should|do|does|did|be|been)\b/i

/** The run-in heading at a block's beginning, or a row's first cell. */
function leadOf(text: string, block: BlockSpan): string {
  const beginning = text.slice(block.start, Math.min(block.end, block.start + 120))
  if (block.kind === 'heading') return ''
  if (block.kind === 'row') return (beginning.split(' | ')[0] ?? '').trim()
  const lead = runIn.exec(beginning.slice(markerLength(beginning)))?.[1] ?? ''
  const isLead =
    lead.split(/\s+/).length <= WORDS_OF_A_LEAD && !verb.test(lead) && !/^dear\b/i.test(lead)
  return isLead ? lead : ''
}

/**
 * Parts text[start, end) into sentences, as [start, end) pairs without the spaces between them. A dot after
 * an abbreviation, an initial or a list number ends none.
 */
function splitSentences(text: string, start: number, end: number): [number, number][] {
  const part = text.slice(start, end)
  const sentences: [number, number][] = []
  let from = 0
  for (const match of part.matchAll(sentenceEnd)) {
    if (match[0].startsWith('.') && isAbbreviation(part, match.index)) continue
    sentences.push([start + from, start + match.index + match[0].trimEnd().length])
    from = match.index + match[0].length
  }
  if (from < part.length) sentences.push([start + from, end])
  return sentences
}

/** Whether the word before the dot at `dot` is one that is written with a dot. */
function isAbbreviation(text: string, dot: number): boolean {
  const word = /(?:^|[\s("'“|])([\p{L}\d.-]{1,9})$/u.exec(
    text.slice(Math.max(0, dot - 11), dot),
  )?.[1]
  if (word === undefined) return false
  // "J. Strand", "M.-J. Tran"
  if (/^(?:\p{Lu}\.-?)*\p{Lu}$/u.test(word) && !/^U\.S$/.test(word)) return true
  if (/^\d{1,2}(?:\.\d{1,2}){0,3}$/.test(word)) return dot - word.length <= 1
  const lower = word.toLowerCase()
  // "at 3 p.m. The hearing" ends a sentence; "3 p.m. Tuesday" does not, and reading it as one is harmless.
  if (/^[ap]\.m$/.test(lower))
    return !/^\.\s+(?:the|you|your|we|it|if|please|this|a|all|both|each|no)\b/i.test(
      text.slice(dot, dot + 12),
    )
  // "Oct. 15-Nov. 5"
  return abbreviations.has(lower.split('-').at(-1) ?? '')
}
