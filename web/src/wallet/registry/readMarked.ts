import { numberToHex, toEventSelector } from 'viem'
import type { RegistryReader } from './registryReader.ts'

/** The events that change a mark of an older record; each has the record's id as its first topic. */
export const markEvents = {
  review: 'ReviewVerified(uint256,bool,string)',
  resource: 'ResourceActivity(uint256,bool,string)',
  school: 'SchoolActivity(uint256,bool,string)',
} as const

export type MarkEvent = (typeof markEvents)[keyof typeof markEvents]

/** The hub passes on a call for the events of fewer blocks than this. */
export const MARK_BLOCKS_MOST = 10_000

/** The ids of the records of which a mark was set in the blocks `from` to `to`, both included. */
export async function readMarked(
  { chain, publicClient }: RegistryReader,
  event: MarkEvent,
  from: bigint,
  to: bigint,
): Promise<Set<number>> {
  const logs = await publicClient.request({
    method: 'eth_getLogs',
    params: [
      {
        address: chain.registry,
        topics: [toEventSelector(event)],
        fromBlock: numberToHex(from),
        toBlock: numberToHex(to),
      },
    ],
  })
  return new Set(logs.map(({ topics }) => Number(topics[1])))
}
