import { timeWords } from './plainValues.ts'
import { type Trace, type TraceKind, traceKinds } from './trace.ts'

const VALUES_MAX = 6
const VALUE_LENGTH_MAX = 80

interface Entry {
  count: number
  values: Set<string>
}

/** Gathers what is found in a file, in the order of `traceKinds`. Bounded, whatever the file holds. */
export class TraceList {
  readonly #gone = new Map<TraceKind, Entry>()
  readonly #staying = new Map<TraceKind, Entry>()

  /** Something that a clean copy is without. */
  goes(kind: TraceKind, value = ''): void {
    note(this.#gone, kind, value)
  }

  /** Something that a clean copy has as well. */
  stays(kind: TraceKind, value = ''): void {
    note(this.#staying, kind, value)
  }

  removed(): Trace[] {
    return listed(this.#gone, false)
  }

  kept(): Trace[] {
    return listed(this.#staying, true)
  }
}

/** What programs write where nobody gave a value. */
const NOTHING = /^\(?(?:anonymous|unspecified|untitled|unknown|none|null)\)?$/i

/** Of these nothing is told where there is no value; all else is there, whoever it is from. */
const ARE_VALUES: ReadonlySet<TraceKind> = new Set([
  'author',
  'company',
  'title',
  'program',
  'template',
])

function note(map: Map<TraceKind, Entry>, kind: TraceKind, value: string): void {
  const line = shortened(value)
  const isNothing = NOTHING.test(line)
  if (isNothing && ARE_VALUES.has(kind)) return
  const entry = map.get(kind) ?? { count: 0, values: new Set<string>() }
  map.set(kind, entry)
  entry.count++
  const words = isNothing ? '' : kind === 'dates' ? timeWords(line) : line
  if (words !== '' && entry.values.size < VALUES_MAX) entry.values.add(words)
}

/** One line without control characters, at most 80 characters long. */
function shortened(value: string): string {
  const line = value
    .slice(0, 1000)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length > VALUE_LENGTH_MAX
    ? `${characters.slice(0, VALUE_LENGTH_MAX - 1).join('')}…`
    : line
}

function listed(map: ReadonlyMap<TraceKind, Entry>, stays: boolean): Trace[] {
  return traceKinds.flatMap((kind) => {
    const entry = map.get(kind)
    return entry ? [{ kind, stays, values: [...entry.values], count: entry.count }] : []
  })
}
