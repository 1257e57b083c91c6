/**
 * What the screens have read from the server, by key. A key is read once and then kept until a write
 * invalidates it; two parts of a screen that want the same key share one call; a call that nobody waits for
 * any more is ended. Knows no React, so that it is tested by itself.
 */
export type Key = readonly unknown[]

export type Read<T> = (signal: AbortSignal) => Promise<T>

/** The state of one key. It is replaced, never changed, when something happens. */
export interface ReadState<T> {
  readonly data: T | undefined
  /** Why the last call failed; undefined while it runs and after it worked. */
  readonly error: unknown
  readonly busy: boolean
}

interface Entry {
  reading: ReadState<unknown>
  read: Read<unknown>
  call: AbortController | null
  listeners: Set<() => void>
}

const nothing: ReadState<never> = { data: undefined, error: undefined, busy: false }

const entries = new Map<string, Entry>()

/** The key as the text under which it is kept. */
export const textOf = (key: Key): string => JSON.stringify(key)

/** The state of a key, given as its text. */
export function readingOf<T>(text: string): ReadState<T> {
  return (entries.get(text)?.reading ?? nothing) as ReadState<T>
}

/** Keeps what came with the page, if anything did, under a key that was not read yet. */
export function begin<T>(text: string, first: () => T | undefined): ReadState<T> | undefined {
  const known = entries.get(text)
  if (known) return known.reading as ReadState<T>
  const data = first()
  if (data === undefined) return undefined
  const reading = { data, error: undefined, busy: false }
  const read = () => Promise.resolve(data)
  entries.set(text, { reading, read, call: null, listeners: new Set() })
  return reading
}

/**
 * Follows a key: calls `listener` at each change, and reads it when it was not read yet. The function it
 * answers ends that; when the last follower leaves, a call under way is ended.
 */
export function follow<T>(text: string, read: Read<T>, listener: () => void): () => void {
  const entry = entries.get(text) ?? { reading: nothing, read, call: null, listeners: new Set() }
  entries.set(text, entry)
  entry.read = read
  entry.listeners.add(listener)
  const { data, error, busy } = entry.reading
  if (data === undefined && error === undefined && !busy) void reread(text)
  return () => {
    entry.listeners.delete(listener)
    if (entry.listeners.size === 0) leave(text, entry)
  }
}

/** Reads a followed key again. True when that worked. */
export async function reread(text: string): Promise<boolean> {
  const entry = entries.get(text)
  if (!entry) return false
  entry.call?.abort()
  const call = new AbortController()
  entry.call = call
  change(entry, { ...entry.reading, error: undefined, busy: true })
  let outcome: ReadState<unknown>
  try {
    outcome = { data: await entry.read(call.signal), error: undefined, busy: false }
  } catch (error) {
    outcome = { ...entry.reading, error, busy: false }
  }
  // A newer call of this key, or nobody waiting any more, makes this answer worthless.
  if (entry.call !== call) return false
  entry.call = null
  change(entry, outcome)
  return outcome.error === undefined
}

/** Puts in what a key has become by other means, such as a further page. */
export function replace(text: string, data: unknown): void {
  const entry = entries.get(text)
  if (entry) change(entry, { ...entry.reading, data })
}

/** Reads every followed key that begins so again, and forgets the others. */
export function invalidate(beginning: Key): void {
  const start = textOf(beginning).slice(0, -1)
  for (const [text, entry] of entries) {
    const belongs = text.startsWith(`${start},`) || text === `${start}]`
    if (!belongs) continue
    if (entry.listeners.size > 0) void reread(text)
    else entries.delete(text)
  }
}

const forgetting = new Set<() => void>()

/** Calls `listener` at each `forgetAll`: for what a feature keeps of an account beside what it reads. */
export function onForget(listener: () => void): void {
  forgetting.add(listener)
}

/**
 * Forgets all that was read, and reads what is followed anew. For whoever signs in or out or deletes an
 * account: nothing that one account showed may stay for the next.
 */
export function forgetAll(): void {
  for (const listener of forgetting) listener()
  for (const [text, entry] of entries) {
    if (entry.listeners.size === 0) {
      entries.delete(text)
      continue
    }
    entry.reading = nothing
    void reread(text)
  }
}

/** What is kept under every key that begins so. */
export function kept<T>(beginning: Key): T[] {
  const start = `${textOf(beginning).slice(0, -1)},`
  return [...entries].flatMap(([text, { reading }]) =>
    text.startsWith(start) && reading.data !== undefined ? [reading.data as T] : [],
  )
}

function leave(text: string, entry: Entry): void {
  entry.call?.abort()
  entry.call = null
  // What failed or was not finished is read anew by the next follower.
  if (entry.reading.data === undefined || entry.reading.error !== undefined) entries.delete(text)
  else entry.reading = { ...entry.reading, busy: false }
}

function change(entry: Entry, reading: ReadState<unknown>): void {
  entry.reading = reading
  for (const listener of entry.listeners) listener()
}
