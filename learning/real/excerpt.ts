/** A published excerpt without its words: where it is, which part was taken, and the digest of that part. */
export interface ExcerptLine {
  /** "e001" and on, "p139" for a whole paper; the saved answer and the text are files of this name. */
  id: string
  /** What the excerpt is about, in our words. */
  title: string
  /** The school or publisher, or "not named". */
  school: string
  level: 'college' | 'k12' | 'none'
  kind: 'policy' | 'notice' | 'form' | 'faq' | 'training' | 'letter' | 'opinion' | 'neighboring'
  /** The Title IX rule that the text follows by its words or date; `none` for a neighboring text. */
  whichRule: '2020' | 'before-2020' | '2024' | 'none' | 'unsure'
  isNeighbor: boolean
  /**
   * The query that found it in a corpus of the search, and the page's address where the answer had one; or the part of
   * a file that only the search's index has.
   */
  source:
    | { corpus: string; query: string; address?: string }
    | { repository: string; commit: string; path: string; from: number; to: number }
  /** Characters of the answer's text that were taken: from, and the first one that was not. */
  slice: { from: number; to: number }
  /** What was done with the words, in words. */
  textBy: string
  /** Length of the final text. */
  characters: number
  /** Of the final text's UTF-8 bytes, in hexadecimal. */
  sha256: string
}

/** The lines of excerpts.jsonl. Throws a SyntaxError where a line is no JSON. */
export function readExcerptLines(jsonl: string): ExcerptLine[] {
  return jsonl
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExcerptLine)
}

const isBlank = (character: string | undefined) =>
  character === ' ' || character === '\t' || character === '\u00a0'

function withoutBlanksAtEnd(line: string): string {
  let end = line.length
  while (end > 0 && isBlank(line[end - 1])) end -= 1
  return line.slice(0, end)
}

/**
 * The text of an excerpt: the slice of the saved answer, with \n between lines, no blanks at the ends of lines, no
 * empty lines at both ends, and one \n at the end.
 */
export function excerptText(answer: string, { from, to }: ExcerptLine['slice']): string {
  const lines = answer
    .replaceAll('\r\n', '\n')
    .slice(from, to)
    .split('\n')
    .map((line) => withoutBlanksAtEnd(line))
  const first = lines.findIndex((line) => line !== '')
  const last = lines.findLastIndex((line) => line !== '')
  return first === -1 ? '' : `${lines.slice(first, last + 1).join('\n')}\n`
}
