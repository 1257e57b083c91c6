/** The little Markdown of the content: facts at the top, headings, and lists of which each item is a paragraph. */
import type { Report } from './problem.ts'

/** A line of a file, or several that belong together; `line` is the first. */
export interface Words {
  readonly line: number
  readonly text: string
}

/** What stands under a heading. */
export interface Section {
  readonly line: number
  readonly heading: string
  readonly items: Words[]
  /** What stands under the headings (###) inside of it. */
  readonly parts: Section[]
}

const RULE = '---'

/** Parts the facts between two lines `---` from what follows them; null, and reported, where they are not there. */
export function splitPage(text: string, report: Report): { facts: Words; body: Words } | null {
  const lines = text.split('\n')
  const end = lines.indexOf(RULE, 1)
  if (lines[0] !== RULE || end < 0) {
    report(1, 'The file must begin with its facts between two lines of ---.')
    return null
  }
  return {
    facts: { line: 2, text: lines.slice(1, end).join('\n') },
    body: { line: end + 2, text: lines.slice(end + 1).join('\n') },
  }
}

/** The sections (##) of a body. Reports each line that is no heading and no item of a list under one. */
export function readSections(body: Words, report: Report): Section[] {
  const sections: Section[] = []
  let open: Section | undefined
  for (const [at, text] of body.text.split('\n').entries()) {
    const line = body.line + at
    if (text.trim() === '') continue
    if (text.startsWith('## ')) {
      open = sectionOf(line, text.slice(3))
      sections.push(open)
    } else if (text.startsWith('### ') && sections.length > 0) {
      open = sectionOf(line, text.slice(4))
      sections.at(-1)?.parts.push(open)
    } else if (text.startsWith('- ') && open) {
      open.items.push({ line, text: text.slice(2).trim() })
    } else if (text.startsWith('  ') && open && open.items.length > 0) {
      const last = open.items.pop()
      if (last) open.items.push({ line: last.line, text: `${last.text} ${text.trim()}` })
    } else {
      report(line, 'Here stand only headings (##, ###) and below them items of lists (- ).')
    }
  }
  return sections
}

function sectionOf(line: number, heading: string): Section {
  return { line, heading: heading.trim(), items: [], parts: [] }
}

/** The lines of a plain list. Reports a line without words. */
export function readLines(text: string, report: Report): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.at(-1) === '') lines.pop()
  for (const [at, line] of lines.entries()) if (line === '') report(at + 1, 'This line is empty.')
  return lines
}
