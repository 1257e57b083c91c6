import { useCallback, useState, useSyncExternalStore } from 'react'
import {
  begin,
  follow,
  type Key,
  type Read,
  type ReadState,
  readingOf,
  reread,
  textOf,
} from './readings.ts'

/** How a key is read. */
export interface Source<T> {
  key: Key
  read: Read<T>
  /** What came with the page, for its first drawing. */
  first?: () => T | undefined
  /** While another key is read, what the key before gave stays (`older`). */
  keepOlder?: boolean
  /** False: nothing is read for now. */
  wanted?: boolean
}

/** A reading as a screen shows it. */
export interface ShownReading<T> extends ReadState<T> {
  /** `data` is still that of the key before. */
  older: boolean
  /** There is nothing to show yet. */
  pending: boolean
  /** The text of the key, for `replace` and `reread`. */
  text: string
  /** Reads again. True when that worked. */
  again: () => Promise<boolean>
}

const unread: ReadState<never> = { data: undefined, error: undefined, busy: true }

/** The state for the first drawing, which must be the same on the server and over its page. */
function firstReading<T>(text: string, first: (() => T | undefined) | undefined): ReadState<T> {
  if (!first) return unread
  if (typeof document !== 'undefined') return begin(text, first) ?? unread
  // The server draws for many people: nothing is kept there.
  const data = first()
  return data === undefined ? unread : { data, error: undefined, busy: false }
}

/** Reads a key and follows it. Nothing is read while a page is drawn on the server. */
export function useReading<T>({
  key,
  read,
  first,
  keepOlder = false,
  wanted = true,
}: Source<T>): ShownReading<T> {
  const text = textOf(key)
  // The key says all that `read` depends on, so that an equal key need not be followed anew.
  const subscribe = useCallback(
    (listener: () => void) => (wanted ? follow(text, read, listener) : () => {}),
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
    [text, wanted],
  )
  const reading = useSyncExternalStore(
    subscribe,
    () => readingOf<T>(text),
    () => firstReading(text, first),
  )
  const [last, setLast] = useState(reading.data)
  if (reading.data !== undefined && reading.data !== last) setLast(reading.data)
  const older = keepOlder && reading.data === undefined && !reading.error && last !== undefined
  const data = older ? last : reading.data
  return {
    ...reading,
    data,
    older,
    pending: data === undefined && reading.error === undefined,
    text,
    again: () => reread(text),
  }
}
