import type { Sentence } from '../document/reading.ts'
import type { Vocabulary } from './encoder.ts'

/** Tokens of one sentence at most that are judged as one; a longer sentence is judged in several segments. */
const SEGMENT = 96
/** Tokens that the encoder reads at once, at most. */
const WINDOW = 160
/** Tokens of the heading that a window begins with, at most. */
const HEADING = 16

/** Tokens [start, end) of a window that belong to one sentence. */
export interface Segment {
  /** Its place among the sentences. */
  readonly sentence: number
  readonly start: number
  readonly end: number
}

/** Whole sentences, one after the other, that the encoder reads at once. */
export interface Window {
  readonly ids: readonly number[]
  readonly segments: readonly Segment[]
}

interface Open {
  readonly ids: number[]
  readonly segments: Segment[]
}

/**
 * Parts a document into windows, as learning/reader/windows.py does: a model reads what it has learned from. A window
 * begins with the heading that its first sentence stands under.
 */
export function windowsOf(sentences: readonly Sentence[], vocabulary: Vocabulary): Window[] {
  const windows: Open[] = []
  const headings = new Map<string, readonly number[]>()
  const headingOf = ({ block: { heading } }: Sentence) => {
    const known = headings.get(heading) ?? vocabulary.tokenize(heading).slice(0, HEADING)
    headings.set(heading, known)
    return known
  }
  const open = (sentence: Sentence): Open => {
    const heading = headingOf(sentence)
    const end = heading.length > 0 ? [vocabulary.separator] : []
    const window = { ids: [vocabulary.classification, ...heading, ...end], segments: [] }
    windows.push(window)
    return window
  }
  let window: Open | undefined
  for (const [index, sentence] of sentences.entries()) {
    const tokens = vocabulary.tokenize(sentence.text)
    for (let at = 0; at < tokens.length; at += SEGMENT) {
      const part = tokens.slice(at, at + SEGMENT)
      if (!window || window.ids.length + part.length + 1 > WINDOW) window = open(sentence)
      const start = window.ids.length
      window.ids.push(...part, vocabulary.separator)
      window.segments.push({ sentence: index, start, end: start + part.length })
    }
  }
  return windows
}
