/** A half-open range of UTF-16 offsets: [start, end). */
export type Range = readonly [start: number, end: number]

export interface Part {
  text: string
  marked: boolean
}

/**
 * Cuts `text` into marked and plain parts. Ranges may come in any order, overlap, touch or reach
 * past the text; the parts put together always give the text back.
 */
export function markedParts(text: string, ranges: readonly Range[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const [start, end] of merged(text.length, ranges)) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false })
    parts.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false })
  return parts
}

function merged(length: number, ranges: readonly Range[]): [number, number][] {
  const inside = ranges
    .map(([start, end]): [number, number] => [Math.max(0, start), Math.min(length, end)])
    .filter(([start, end]) => start < end)
    .toSorted((a, b) => a[0] - b[0])
  const result: [number, number][] = []
  for (const range of inside) {
    const last = result.at(-1)
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else result.push(range)
  }
  return result
}
