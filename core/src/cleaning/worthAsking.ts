import type { Trace, TraceKind } from './trace.ts'

/** What everybody sees on the page anyway. */
const SEEN: ReadonlySet<TraceKind> = new Set(['formValues'])

/** Whether a file carries anything that a person should know of before it is sent. */
export function isWorthAsking(traces: readonly Trace[]): boolean {
  return traces.some(({ kind }) => !SEEN.has(kind))
}
