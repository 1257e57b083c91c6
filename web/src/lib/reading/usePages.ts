import { useState } from 'react'
import type { Page } from '../client.ts'
import { type Key, readingOf, replace } from './readings.ts'
import { type ShownReading, useReading } from './useReading.ts'

/** How a list is read page by page; no cursor means its first page. */
export interface PagesSource<T> {
  key: Key
  readPage: (signal: AbortSignal, cursor?: string) => Promise<Page<T[]>>
  /** The first page as it came with the page, for its first drawing. */
  first?: () => Page<T[]> | undefined
}

/** A list as a screen shows it: `data` holds the pages so far as one, with the next one's cursor. */
export interface ShownPages<T> extends ShownReading<Page<T[]>> {
  readMore: () => Promise<void>
  more: 'idle' | 'busy' | 'failed'
}

/** Reads a list, its further pages on demand. While another key is read, the list before stays. */
export function usePages<T>({ key, readPage, first }: PagesSource<T>): ShownPages<T> {
  const list = useReading<Page<T[]>>({ key, read: readPage, first, keepOlder: true })
  const { text } = list
  // Which list the state belongs to: another key begins idle.
  const [more, setMore] = useState({ text, state: 'idle' as ShownPages<T>['more'] })
  const readMore = async () => {
    const before = readingOf<Page<T[]>>(text).data
    if (!before?.next) return
    setMore({ text, state: 'busy' })
    try {
      const page = await readPage(new AbortController().signal, before.next)
      // Invalidated in between: the page would not fit to the new list.
      if (readingOf<Page<T[]>>(text).data === before) {
        replace(text, { items: [...before.items, ...page.items], next: page.next })
      }
      setMore({ text, state: 'idle' })
    } catch {
      setMore({ text, state: 'failed' })
    }
  }
  return { ...list, readMore, more: more.text === text ? more.state : 'idle' }
}
