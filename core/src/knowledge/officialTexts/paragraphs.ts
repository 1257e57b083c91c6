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
  let place = before
  let rest = text
  for (;;) {
    const name = designator.exec(rest)?.[1]
    if (name === undefined) break
    const path = stepTo(place, name)
    if (!path) break
    place = { ...place, path, ...(path.length === 1 && { term: '' }) }
    rest = rest.replace(designator, '')
    const title = heading.exec(rest)
    if (
      title &&
      (title[2] === '.' ||
        /\.$/.test(title[1] ?? '') ||
        designator.test(rest.slice(title[0].length)))
    ) {
      rest = rest.slice(title[0].length)
    }
    parts.push({ place, text: '', designated: true })
  }
  const term = parts.length === 0 ? definition.exec(rest)?.[1] : undefined
  if (term !== undefined && isDefinition(rest, term)) {
    const defined = { path: place.path.slice(0, 1), term: term.replace(/\.$/, '').trim() }
    return [{ place: defined, text: plain(rest), designated: true }]
  }
  const last = parts.at(-1)
  if (!last) return [{ place, text: plain(rest), designated: false }]
  last.text = plain(rest)
  return parts
}

/** A definition says what its term means, or has it as a heading. */
function isDefinition(rest: string, term: string): boolean {
  const behind = rest.slice(rest.indexOf(END) + 1)
  return (
    /^\s*(?:\([^)]*\)\s*)?means\b/.test(behind) || term.trim().endsWith('.') || /^\./.test(behind)
  )
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
