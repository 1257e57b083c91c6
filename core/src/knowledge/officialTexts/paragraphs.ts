import type { OfficialParagraph } from './officialText.ts'

/** Words of a paragraph, in italics or not. */
export interface Run {
  readonly text: string
  readonly italic: boolean
}

/** The kinds of designators by their depth: (a), (1), (i), (A). */
const kinds = [/^[a-z]{1,2}$/, /^\d{1,2}$/, /^[ivxl]{1,6}$/, /^[A-Z]{1,2}$/] as const

/** Stands for where italics begin and end while a paragraph is taken apart; no text holds them. */
const BEGIN = '\uE000'
const END = '\uE001'

/** "(b)", and in italics "(1)" as the eCFR sets its fifth level. */
const designator = /^\s*\(([a-z]{1,5}|\d{1,2}|[A-Z]{1,2})\)\s*/

/** A heading in italics, before the text or before the next designator: "Notice of allegations—(i) Upon …". */
const heading = new RegExp(`^\\s*${BEGIN}([^${END}]+)${END}(\\.?)[\\s—–-]*`)

/** A definition: its term in italics, "means" or a full stop behind it. */
const definition = new RegExp(`^\\s*${BEGIN}([^${END}]+)${END}`)

/** Where reading stands: the designators down to the current paragraph, or the term of a definition. */
interface Place {
  path: readonly string[]
  term: string
}

/** The paragraphs of a section under their cites. A paragraph without a designator belongs to the one before. */
export function paragraphsOf(
  section: string,
  paragraphs: readonly (readonly Run[])[],
): OfficialParagraph[] {
  const found: { cite: string; text: string }[] = []
  let place: Place = { path: [], term: '' }
  for (const runs of paragraphs) {
    const read = readParagraph(marked(runs), place)
    for (const part of read) {
      const last = found.at(-1)
      if (part.designated || !last)
        found.push({ cite: citeOf(section, part.place), text: part.text })
      else last.text = `${last.text}\n${part.text}`.trim()
      place = part.place
    }
  }
  return found.filter(({ text }) => text !== '')
}

interface Part {
  place: Place
  text: string
  designated: boolean
}

/** One paragraph, which may begin several: "(2) Notice of allegations—(i) Upon receipt …". */
function readParagraph(text: string, before: Place): Part[] {
  const parts: Part[] = []
  let { path, term } = before
  let rest = text
  for (;;) {
    const name = designator.exec(rest)?.[1]
    const next = name === undefined ? undefined : stepTo({ path, term }, name)
    if (!next) break
    path = next
    if (path.length === 1) term = ''
    rest = withoutHeading(rest.replace(designator, ''))
    parts.push({ place: { path, term }, text: '', designated: true })
  }
  const last = parts.at(-1)
  if (!last) return [undesignated(rest, before)]
  last.text = plain(rest)
  return parts
}

/** A definition, or more of the paragraph before. */
function undesignated(text: string, { path, term }: Place): Part {
  const defined = definedTerm(text)
  if (defined === undefined) return { place: { path, term }, text: plain(text), designated: false }
  return { place: { path: path.slice(0, 1), term: defined }, text: plain(text), designated: true }
}

/** A heading ends in a full stop, or stands before the next designator; other italics are stress. */
function withoutHeading(text: string): string {
  const [whole, words = '', stop] = heading.exec(text) ?? []
  if (whole === undefined) return text
  const rest = text.slice(whole.length)
  return stop === '.' || words.endsWith('.') || designator.test(rest) ? rest : text
}

/** The term that a text defines: it says what the term means, or has it as a heading. */
function definedTerm(text: string): string | undefined {
  const [whole, term = ''] = definition.exec(text) ?? []
  if (whole === undefined) return undefined
  const behind = text.slice(whole.length)
  const defines =
    /^\s*(?:\([^)]*\)\s*)?means\b/.test(behind) || term.endsWith('.') || behind.startsWith('.')
  return defines ? term.replace(/\.$/, '').trim() : undefined
}

/**
 * The path to a designator that follows a place: one level deeper, or the next at a level above. Undefined
 * where it is none: "(s)" within a text.
 */
function stepTo({ path, term }: Place, name: string): string[] | undefined {
  const base = term === '' ? 0 : 1
  for (let depth = Math.min(path.length, kinds.length - 1); depth >= base; depth--) {
    if (!kinds[depth]?.test(name)) continue
    const before = path[depth]
    if (before === undefined ? isFirst(depth, name) : isNext(depth, before, name)) {
      return [...path.slice(0, depth), name]
    }
  }
  // A new section of definitions: "(b) As used in …".
  if (term !== '' && isNext(0, path[0] ?? '', name)) return [name]
  return undefined
}

function isFirst(depth: number, name: string): boolean {
  return name === ['a', '1', 'i', 'A'][depth]
}

function isNext(depth: number, before: string, name: string): boolean {
  return (
    ordinal(depth, name) > ordinal(depth, before) &&
    ordinal(depth, name) <= ordinal(depth, before) + 5
  )
}

function ordinal(depth: number, name: string): number {
  if (depth === 1) return Number(name)
  if (depth === 2) return roman(name)
  return [...name.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0)
}

function roman(name: string): number {
  const worth: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 }
  return [...name].reduce((sum, letter, at) => {
    const value = worth[letter] ?? 0
    return sum + (value < (worth[name[at + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)
}

function citeOf(section: string, { path, term }: Place): string {
  const [first, ...deeper] = path.map((name) => `(${name})`)
  const defined = term === '' ? '' : ` (${term})`
  return `34 CFR ${section}${first ?? ''}${defined}${deeper.join('')}`
}

function marked(runs: readonly Run[]): string {
  return runs
    .map(({ text, italic }) => (italic ? `${BEGIN}${text}${END}` : text))
    .join('')
    .replaceAll(END + BEGIN, '')
}

function plain(text: string): string {
  return text
    .replace(/[\uE000\uE001]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
