interface Span {
  readonly start: number
  readonly end: number
}

/** In text order; of those that overlap the first stands, and at the same place the one given first. */
export function withoutOverlaps<One extends Span>(spans: readonly One[]): One[] {
  const kept: One[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1)
    if (last === undefined || span.start >= last.end) kept.push(span)
  }
  return kept
}

/** The place of the first span, in a list in text order, that starts at `at` or later. */
export function indexFrom(spans: readonly Span[], at: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The first span, in a list in text order, that starts at `at` or later. */
export function firstFrom<One extends Span>(spans: readonly One[], at: number): One | undefined {
  return spans[indexFrom(spans, at)]
}
