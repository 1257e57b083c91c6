import { isOnChain, type Thing } from '@hub/core/moderation/reasons'
import type { Queries } from '../../db/database.ts'
import { findProgress } from '../../registry/store.ts'

/** A thing as the wire names it. */
export interface Named {
  kind: Thing
  /** The row's number, the number on chain, or the content address. */
  id: string
}

/** Before the follower has begun to read a chain, its row names none. */
const isChain = (chain: string | undefined): chain is string => chain?.includes(':') === true

/** The chain and registry that this hub follows, such as '137:0x5fb…'; null where it follows none. */
export async function followedChain(queries: Queries): Promise<string | null> {
  const chain = (await findProgress(queries))?.chain
  return isChain(chain) ? chain : null
}

/** How a thing is named in the database; null of a record on chain where the hub follows none. */
export function subjectOf({ kind, id }: Named, chain: string | null): string | null {
  if (!isOnChain(kind)) return id
  return chain && `${chain}/${id}`
}

/** The number or the address within a subject. */
export function idOf(subject: string): string {
  return subject.slice(subject.lastIndexOf('/') + 1)
}
