import type { Trace, TraceKind } from '../trace.ts'
import { TraceList } from '../traceList.ts'
import { CompoundFile } from './compoundFile.ts'
import { instantOf, type Property, readPropertySet } from './propertySet.ts'

/** What the numbered facts of the two lists mean. */
const SUMMARY: Readonly<Record<number, TraceKind>> = {
  2: 'title',
  3: 'title',
  4: 'author',
  5: 'title',
  6: 'title',
  7: 'template',
  8: 'author',
  9: 'editing',
  10: 'editing',
  11: 'dates',
  12: 'dates',
  13: 'dates',
  18: 'program',
}
const DOCUMENT: Readonly<Record<number, TraceKind>> = { 2: 'title', 14: 'author', 15: 'company' }
const TIMES_SAVED = 9
const EDITING_TIME = 10

/** What an old Word file says of itself. It cannot be cleaned, so all of it stays. */
export function inspectDoc(bytes: Uint8Array): Trace[] {
  const file = new CompoundFile(bytes)
  const traces = new TraceList()
  noteSet(file.stream('\x05SummaryInformation'), SUMMARY, traces)
  noteSet(file.stream('\x05DocumentSummaryInformation'), DOCUMENT, traces)
  if (file.has(/^(?:Macros|_VBA_PROJECT)/)) traces.stays('macros')
  if (file.has(/^ObjectPool$/)) traces.stays('attachment')
  traces.stays('notLookedFor')
  return traces.kept()
}

function noteSet(
  stream: Uint8Array | null,
  kinds: Readonly<Record<number, TraceKind>>,
  traces: TraceList,
): void {
  if (!stream) return
  const { properties, hasMore } = readPropertySet(stream)
  for (const [id, property] of properties) {
    const kind = kinds[id]
    const words = wordsOf(id, property)
    if (kind && words !== '' && !/^normal(?:\.dot)?$/i.test(words)) traces.stays(kind, words)
  }
  if (hasMore) traces.stays('property')
}

function wordsOf(id: number, property: Property): string {
  if ('text' in property) {
    if (id !== TIMES_SAVED) return property.text
    return Number(property.text) > 1 ? `saved ${property.text} times` : ''
  }
  if (id !== EDITING_TIME) return instantOf(property.ms)
  const minutes = Math.round(property.ms / 60_000)
  return minutes > 0 ? `${minutes} minutes` : ''
}
