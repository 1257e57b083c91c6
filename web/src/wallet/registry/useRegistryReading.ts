import { useEffect, useEffectEvent } from 'react'
import { reread } from '../../lib/reading/readings.ts'
import { type ShownReading, useReading } from '../../lib/reading/useReading.ts'
import { followBlocks } from './followBlocks.ts'
import type { RegistryReader } from './registryReader.ts'
import { registryKey } from './useRegistryPages.ts'

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
  const again = useEffectEvent(async () => {
    // What is under way may have begun before this block: the next turn looks again.
    if (reading.busy) throw new Error('It is being read.')
    await reread(reading.text)
  })
  const { publicClient, chain } = reader
  useEffect(() => followBlocks({ publicClient, chain }, () => again()), [publicClient, chain])
  return reading
}
