import { useEffect, useEffectEvent, useState } from 'react'
import { readingOf, replace, reread } from '../../lib/reading/readings.ts'
import { type ShownReading, useReading } from '../../lib/reading/useReading.ts'
import { followBlocks } from './followBlocks.ts'
import type { RecordSource } from './pageRange.ts'
import {
  appendOlder,
  type RecordPages,
  readNewest,
  readPageUpTo,
  readRenewed,
} from './recordPages.ts'
import type { RegistryReader } from './registryReader.ts'

/** A list as a screen shows it: `data.items` newest first, `data.next` 0 where nothing older is left. */
export interface ShownRecords<T> extends ShownReading<RecordPages<T>> {
  readMore: () => Promise<void>
  more: 'idle' | 'busy' | 'failed'
}

/** The key under which the registry's records are kept; `name` is the kind of record or the read. */
export function registryKey({ chain }: RegistryReader, ...name: readonly unknown[]) {
  return ['registry', chain.id, chain.registry, ...name] as const
}

/**
 * Reads one kind of record newest first, `size` (at most 50) at a time, and keeps the list new: records of a
 * new block come in front, and changed marks show, by themselves while the page is visible.
 */
export function useRegistryPages<T extends { id: number }>(
  reader: RegistryReader,
  source: RecordSource<T>,
  size = 20,
): ShownRecords<T> {
  const list = useReading<RecordPages<T>>({
    key: registryKey(reader, source.name, size),
    read: () => readNewest(source, reader, size),
  })
  const { text } = list
  const [more, setMore] = useState({ text, state: 'idle' as ShownRecords<T>['more'] })

  const renew = useEffectEvent((block: bigint) => renewPages(text, source, reader, size, block))
  const { publicClient, chain } = reader
  useEffect(
    () => followBlocks({ publicClient, chain }, (block) => renew(block)),
    [publicClient, chain],
  )

  const readMore = async () => {
    const next = readingOf<RecordPages<T>>(text).data?.next ?? 0
    if (next === 0) return
    setMore({ text, state: 'busy' })
    try {
      const older = await readPageUpTo(source, reader, next, size)
      const now = readingOf<RecordPages<T>>(text).data
      // New records in front do no harm; a list that began anew has no place for this page.
      if (now?.next === next) replace(text, appendOlder(now, older))
      setMore({ text, state: 'idle' })
    } catch {
      setMore({ text, state: 'failed' })
    }
  }
  return { ...list, readMore, more: more.text === text ? more.state : 'idle' }
}

/** Puts what is new into a list. Rejects when the chain does not answer. */
async function renewPages<T extends { id: number }>(
  text: string,
  source: RecordSource<T>,
  reader: RegistryReader,
  size: number,
  block: bigint,
): Promise<void> {
  const { data, error, busy } = readingOf<RecordPages<T>>(text)
  // What is under way may have begun before this block: the next turn looks again.
  if (busy) throw new Error('The list is being read.')
  if (!data) {
    if (error !== undefined) await reread(text)
    return
  }
  const renewed = await readRenewed(data, source, reader, size, block)
  const now = readingOf<RecordPages<T>>(text).data
  // An older page has come behind it meanwhile: the next turn begins from there.
  if (now !== data) throw new Error('The list has changed.')
  replace(text, renewed)
}
