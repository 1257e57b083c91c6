import { useEffect, useEffectEvent } from 'react'
import { readingOf, reread } from '../../lib/reading/readings.ts'
import { type ShownReading, useReading } from '../../lib/reading/useReading.ts'
import { followBlocks } from './followBlocks.ts'
import type { RegistryReader } from './registryReader.ts'
import { registryKey } from './useRegistryPages.ts'

/** Reads a key again at a new block. Rejects where what is shown may be older: the next turn looks again. */
export async function readAtBlock(text: string): Promise<void> {
  // What is under way may have begun before this block.
  if (readingOf(text).busy) throw new Error('It is being read.')
  const isNew = await reread(text)
  // Where nothing is shown, the screen says so and asks again on a press.
  if (!isNew && readingOf(text).data !== undefined) throw new Error('It was not read.')
}

/**
 * Reads one answer of the chain, such as `readTotals` or a profile, and again after each new block.
 *
 * @param name tells the reads apart, with all that `read` depends on beside the reader
 */
export function useRegistryReading<T>(
  reader: RegistryReader,
  name: readonly unknown[],
  read: (reader: RegistryReader) => Promise<T>,
): ShownReading<T> {
  const reading = useReading<T>({
    key: registryKey(reader, ...name),
    read: () => read(reader),
    keepOlder: true,
  })
  const again = useEffectEvent(() => readAtBlock(reading.text))
  const { publicClient, chain } = reader
  useEffect(() => followBlocks({ publicClient, chain }, () => again()), [publicClient, chain])
  return reading
}
