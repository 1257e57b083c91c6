import type { Segment } from './segments.ts'

/** A part of a page in reading order: one column of text, or everything that is not in columns. */
export type Flow = Segment[]

/** As many lines must stand on each side before the space between them can be a gutter. */
const LINES_MIN = 4
/** Lines of columns of prose fill so much of their column, on average. */
const FILL_MIN = 0.62
const WORDS_MIN = 3
/** Wrapped lines of prose begin with a small letter more often than this; cells of tables rarely. */
const SMALL_STARTS_MIN = 0.3

/** Parts a page's segments into flows: columns of prose are read one after the other, tables are left whole. */
export function toFlows(segments: readonly Segment[]): Flow[] {
  const gutter = findGutter(segments)
  if (!gutter) return segments.length > 0 ? [[...segments]] : []
  const { from, to, x } = gutter
  const region = segments.slice(from, to)
  return [
    ...toFlows(segments.slice(0, from)),
    ...toFlows(region.filter(({ right }) => right <= x)),
    ...toFlows(region.filter(({ right }) => right > x)),
    ...toFlows(segments.slice(to)),
  ]
}

/** A clear vertical strip at x through segments [from, to). */
interface Gutter {
  from: number
  to: number
  x: number
}

function findGutter(segments: readonly Segment[]): Gutter | null {
  if (segments.length < 2 * LINES_MIN) return null
  let best: Gutter | null = null
  for (const x of candidates(segments)) {
    for (const gutter of clearRegions(segments, x)) {
      const size = gutter.to - gutter.from
      if (best && size <= best.to - best.from) continue
      if (isColumns(segments.slice(gutter.from, gutter.to), x)) best = gutter
    }
  }
  return best
}

/** Places between two segments that stand side by side, the frequent ones first; a few are enough. */
function candidates(segments: readonly Segment[]): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < segments.length; at++) {
    const one = segments[at] as Segment
    for (let next = at + 1; next < Math.min(segments.length, at + 4); next++) {
      const other = segments[next] as Segment
      if (other.y - one.y > 0.9 * one.size) break
      const [left, right] = one.left < other.left ? [one, other] : [other, one]
      if (right.left - left.right < 0.5 * one.size) continue
      const middle = Math.round((right.left - 2) / 4) * 4
      counts.set(middle, (counts.get(middle) ?? 0) + 1)
    }
  }
  const frequent = [...counts].filter(([, count]) => count >= LINES_MIN - 1)
  return frequent
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([x]) => x)
}

/** The longest runs of segments of which none crosses x. */
function clearRegions(segments: readonly Segment[], x: number): Gutter[] {
  const regions: Gutter[] = []
  let from = 0
  for (let at = 0; at <= segments.length; at++) {
    const segment = segments[at]
    if (segment && (segment.right <= x || segment.left >= x - 2)) continue
    if (at - from >= 2 * LINES_MIN) regions.push(trimmed(segments, { from, to: at, x }))
    from = at + 1
  }
  return regions
}

/** Without the lines above and below that stand on one side only: a heading, a last short line. */
function trimmed(segments: readonly Segment[], { from, to, x }: Gutter): Gutter {
  const region = segments.slice(from, to)
  const top = region.find((segment) => segment.left >= x - 2)
  if (!top) return { from, to, x }
  // The right column begins beside the left one: what stands above its first line is not in columns.
  const start = region.findIndex(
    (segment) => segment.right > x || segment.y >= top.y - 1.5 * top.size,
  )
  return { from: from + Math.max(0, start), to, x }
}

function isColumns(region: readonly Segment[], x: number): boolean {
  const left = region.filter((segment) => segment.right <= x)
  const right = region.filter((segment) => segment.right > x)
  if (left.length < LINES_MIN || right.length < LINES_MIN) return false
  if (!isProse(left) || !isProse(right)) return false
  return !breaksTogether(left, right)
}

function isProse(lines: readonly Segment[]): boolean {
  const start = Math.min(...lines.map((line) => line.left))
  const end = Math.max(...lines.map((line) => line.right))
  const filled = lines.reduce((sum, line) => sum + (line.right - line.left), 0)
  const words = lines.reduce((sum, line) => sum + line.text.split(' ').length, 0)
  const small = lines.filter((line) => /^\p{Ll}/u.test(line.text)).length
  if (small < SMALL_STARTS_MIN * (lines.length - 1)) return false
  return filled / lines.length >= FILL_MIN * (end - start) && words / lines.length >= WORDS_MIN
}

/** Rows of a table with wrapped cells have their larger gaps at one height on both sides. */
function breaksTogether(left: readonly Segment[], right: readonly Segment[]): boolean {
  const breaks = breaksOf(left)
  const others = breaksOf(right)
  if (breaks.length === 0 || others.length === 0) return false
  const near = (a: number, list: readonly number[], size: number) =>
    list.some((b) => Math.abs(a - b) < 0.8 * size)
  const size = left[0]?.size ?? 1
  const shared = breaks.filter((y) => near(y, others, size)).length
  return shared >= 0.7 * Math.max(breaks.length, others.length)
}

/** Heights of the lines that have more space above than lines usually have. */
function breaksOf(lines: readonly Segment[]): number[] {
  const steps = lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? 0))
  const usual = Math.min(...steps.filter((step) => step > 0.5))
  return lines
    .slice(1)
    .filter((_, at) => (steps[at] ?? 0) > 1.2 * usual)
    .map((line) => line.y)
}
