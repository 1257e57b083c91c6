import type { Hex } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'

/** When a commitment was stamped, and by whom. */
export interface SeenStamp {
  /** ISO instant of the block. */
  time: string
  account: Hex
}

/** The stamp of a commitment; null where the chain has none. */
export async function readStamp(
  reader: RegistryReader,
  commitment: Hex,
): Promise<SeenStamp | null> {
  const [timestamp, account] = await readRegistry(reader, 'getStamp', [commitment])
  return timestamp === 0n
    ? null
    : { time: new Date(Number(timestamp) * 1000).toISOString(), account }
}
