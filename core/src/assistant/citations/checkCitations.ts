import { type FoundCite, findCites } from '../../knowledge/findCites.ts'
import type { Citation, Passage } from '../exchange.ts'

/** A model's words after each of its cites was looked up. */
export interface Checked {
  /** Known cites are `[1]` or carry one; unknown ones are gone or marked. */
  readonly text: string
  readonly citations: readonly Citation[]
  /** The references that stand in none of the passages, as they were written. */
  readonly struck: readonly string[]
}

export const UNCHECKED = '(citation could not be checked)'
/** Brackets around a cite, or around several, and the space before them. */
const bracketed =
  /\s?(?:\[[^[\]\n]{1,200}\]|\((?:see |cf\. |under )?[^()\n]*(?:\([^()\n]{1,24}\)[^()\n]*){0,12}\))/gi
/** The numbers that a model may set of its own: they point to nothing. */
const ownNumber = /\s?\[(?:\^?\d{1,4}(?:\s?[,–-]\s?\d{1,4})*|citation needed|source)\]/gi
/** Stand for the brackets of our own marks until all others are gone. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']

/**
 * Holds every reference to law in a model's words against the passages it was given. One that stands among
 * them, or is a paragraph under or over one of theirs, becomes `[1]` with its citation; any other is struck:
 * taken out where it stands in brackets, else marked. What was checked stays as it is when the text grows, as
 * long as it is cut between sentences.
 */
export function checkCitations(text: string, passages: readonly Passage[]): Checked {
  const citations: Citation[] = []
  const struck: string[] = []
  const numberOf = (passage: Passage) => {
    const at = citations.findIndex(({ cite }) => cite === passage.cite)
    if (at !== -1) return at + 1
    const { cite, slug, page, text: words } = passage
    citations.push({
      cite,
      ...(slug === undefined ? {} : { slug }),
      ...(page === undefined ? {} : { page, quote: words }),
    })
    return citations.length
  }
  const mark = (found: FoundCite, words: string) => {
    const passage = passageOf(found.cite, passages)
    if (passage) return `${OPEN}${numberOf(passage)}${CLOSE}`
    struck.push(words)
    return null
  }
  const out: string[] = []
  const plain = withoutNumbers(text.replace(/[\uE000\uE001]/g, ''), struck)
  let from = 0
  for (const match of plain.matchAll(bracketed)) {
    const inside = bracketMarks(match[0], passages, mark)
    if (inside === null) continue
    out.push(inline(plain.slice(from, match.index), mark), inside)
    from = match.index + match[0].length
  }
  out.push(inline(plain.slice(from), mark))
  const marked = withoutNumbers(out.join(''), struck)
  return { text: marked.replaceAll(OPEN, '[').replaceAll(CLOSE, ']'), citations, struck }
}

/** Taking one out may leave another, as in "[[1]2]". */
function withoutNumbers(text: string, struck: string[]): string {
  let [before, rest] = ['', text]
  while (rest !== before) {
    before = rest
    rest = before.replace(ownNumber, (number) => {
      struck.push(number.trim())
      return ''
    })
  }
  return rest
}

type Mark = (found: FoundCite, words: string) => string | null

/** What stands for a bracket: its marks; null where it holds something else and stays. */
function bracketMarks(bracket: string, passages: readonly Passage[], mark: Mark): string | null {
  const words = bracket.trim().slice(1, -1)
  const named = passages.find(({ cite }) => cite.toLowerCase() === words.trim().toLowerCase())
  if (named) return space(bracket, mark({ start: 0, end: 0, cite: named.cite }, words) ?? '')
  const found = findCites(words)
  const besides = withoutSpans(words, found).replace(
    /\b(?:see|also|and|or|cf|under|at|the rule|citing)\b|[\s,;.:&§]/gi,
    '',
  )
  if (found.length === 0 || besides !== '') return null
  const marks = found.map((cite) => mark(cite, words.slice(cite.start, cite.end)) ?? '').join('')
  return space(bracket, marks)
}

function space(bracket: string, marks: string): string {
  return marks !== '' && /^\s/.test(bracket) ? ` ${marks}` : marks
}

function withoutSpans(text: string, spans: readonly FoundCite[]): string {
  let [from, rest] = [0, '']
  for (const { start, end } of spans) {
    rest += text.slice(from, start)
    from = end
  }
  return rest + text.slice(from)
}

/** A cite inside of a sentence keeps its words and carries its mark. */
function inline(text: string, mark: Mark): string {
  let [from, out] = [0, '']
  for (const found of findCites(text)) {
    const words = text.slice(found.start, found.end)
    const marks = mark(found, words)
    out += text.slice(from, found.start)
    out += marks === null ? UNCHECKED : `${words} ${marks}`
    from = found.end
  }
  return out + text.slice(from)
}

/** The passage that a cite stands for: the same paragraph, else one under it, else one over it. */
function passageOf(cite: string, passages: readonly Passage[]): Passage | undefined {
  if (cite === '') return undefined
  return (
    passages.find((passage) => passage.cite === cite) ??
    passages.find((passage) => isUnder(passage.cite, cite)) ??
    passages.find((passage) => isUnder(cite, passage.cite))
  )
}

function isUnder(lower: string, upper: string): boolean {
  return lower.startsWith(upper) && /^\s?\(/.test(lower.slice(upper.length))
}
