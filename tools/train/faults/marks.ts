/** Words of a letter that a writer marked: they go against rules, or meet what a rule asks. */
export interface Mark {
  /** Offsets into the text without marks. */
  readonly start: number
  readonly end: number
  /** Rules by their first requirement ('NOA-07'), or paragraphs ('106.45(b)(7)(ii)(A)') where only these are known. */
  readonly rules: readonly string[]
  readonly isMet: boolean
}

const mark = /\{\{([+-])([\w.()-]+(?:,[\w.()-]+)*): ?([\s\S]*?)\}\}/g

/** Takes the marks out of a letter: `{{-NOA-07: words against}}`, `{{+NOA-07: words that meet it}}`. */
export function withoutMarks(marked: string): { text: string; marks: readonly Mark[] } {
  const marks: Mark[] = []
  let text = ''
  let from = 0
  for (const found of marked.matchAll(mark)) {
    const [whole, sign, names = '', words = ''] = found
    text += marked.slice(from, found.index)
    const start = text.length
    text += words
    marks.push({ start, end: text.length, rules: names.split(','), isMet: sign === '+' })
    from = found.index + whole.length
  }
  return { text: text + marked.slice(from), marks }
}
