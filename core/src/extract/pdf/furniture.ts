import type { PrintedLine } from './rows.ts'

/** Heads and feet of pages are sought in so many lines from the top and from the bottom. */
const DEPTH = 3
/** The same line stands at the same height on each page, give or take, in points. */
const HEIGHT_PLAY = 8

type Zone = 'head' | 'foot'

interface Candidate {
  page: number
  at: number
  zone: Zone
  line: PrintedLine
  /** The text without its numbers. */
  frame: string
  numbers: number[]
}

/**
 * Drops heads and feet that stand on at least half of the pages (all of two). A head stays where it comes
 * first and a foot where it comes last, so that neither cuts a sentence that goes on over the page's end;
 * lines that are only the page's number go.
 */
export function withoutFurniture(pages: readonly PrintedLine[][]): PrintedLine[][] {
  if (pages.length < 2) return pages.map(withoutOnlyNumber)
  const dropped = new Set<PrintedLine>()
  for (const group of groupsOf(pages)) {
    const onPages = new Set(group.map(({ page }) => page)).size
    if (onPages < Math.max(2, pages.length * 0.5)) continue
    const [first] = group
    const kept = first?.zone === 'head' ? first : group.at(-1)
    const isNumber = first !== undefined && isPageNumber(first.line.text)
    for (const one of group) if (one !== kept || isNumber) dropped.add(one.line)
    if (kept && !isNumber) kept.line.text = withoutPageNumber(kept.line.text)
  }
  return pages.map((lines) => lines.filter((line) => !dropped.has(line)))
}

/** The one page of a document without the '1' at its foot. */
function withoutOnlyNumber(lines: readonly PrintedLine[]): PrintedLine[] {
  const lowest = lines.reduce<PrintedLine | null>(
    (low, line) => (low && low.y > line.y ? low : line),
    null,
  )
  const isNumber = lowest !== null && /^\W*(?:page\W*)?1\W*(?:of\W*1)?\W*$/i.test(lowest.text)
  return lines.filter((line) => line !== lowest || !isNumber)
}

/** 'Office of Title IX – Page 2' stands for all pages, so its number means nothing. */
function withoutPageNumber(text: string): string {
  return text.replace(
    /[\s–—|·•,-]{0,5}\bpage\s{0,3}\d{1,4}(?:\s{0,3}(?:of|\/)\s{0,3}\d{1,4})?\W{0,3}$/i,
    '',
  )
}

function isPageNumber(text: string): boolean {
  return /^\W*(?:page|p\.)?\W*\d{1,4}\W*(?:(?:of|\/)\W*\d{1,4})?\W*$/i.test(text)
}

/** Lines that are the same on several pages, but for the page's number. */
function groupsOf(pages: readonly PrintedLine[][]): Candidate[][] {
  const groups = new Map<string, Candidate[][]>()
  for (const candidate of pages.flatMap(candidatesOf)) {
    const key = `${candidate.zone} ${candidate.frame}`
    const alike = groups.get(key) ?? []
    groups.set(key, alike)
    const group = alike.find(([first]) => first && isSame(first, candidate))
    if (group) group.push(candidate)
    else if (alike.length < 20) alike.push([candidate])
  }
  return [...groups.values()].flat()
}

function candidatesOf(lines: readonly PrintedLine[], page: number): Candidate[] {
  const byHeight = lines.map((line, at) => ({ line, at })).toSorted((a, b) => a.line.y - b.line.y)
  const depth = Math.min(DEPTH, Math.ceil(byHeight.length / 2))
  const made = (zone: Zone) => (one: { line: PrintedLine; at: number }) => ({
    ...one,
    page,
    zone,
    frame: one.line.text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase(),
    numbers: (one.line.text.match(/\d+/g) ?? []).map(Number),
  })
  return [
    ...byHeight.slice(0, depth).map(made('head')),
    ...byHeight.slice(depth).slice(-DEPTH).map(made('foot')),
  ]
}

/** Each number is the same on both pages, or counts with the pages; other numbers are the text's own. */
function isSame(first: Candidate, other: Candidate): boolean {
  if (Math.abs(first.line.y - other.line.y) > HEIGHT_PLAY) return false
  return first.numbers.every((number, at) => {
    const change = (other.numbers[at] ?? Number.NaN) - number
    return change === 0 || change === other.page - first.page
  })
}
