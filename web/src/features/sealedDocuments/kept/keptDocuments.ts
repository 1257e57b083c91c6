import { type Ring, readRing } from '../../../lib/sealing/ring.ts'
import { type Owner, ownerKey } from '../owner.ts'
import { keepHere, keptHere } from './keptHere.ts'

const key = (owner: Owner) => `ring:${ownerKey(owner)}`

/**
 * What this device remembers of a document, so that a hub which answers for the chain cannot show another record or an
 * older analysis under its number.
 */
export interface Seen {
  readonly contentHash: string
  /** The highest revision of its analysis that was seen here; 0 for none. */
  readonly revision: number
}

/** What was seen of a document here; null for nothing. */
export async function seenDocument(owner: Owner, id: number): Promise<Seen | null> {
  const value = (await keptHere(seenKey(owner, id))) as Partial<Seen> | undefined
  if (typeof value?.contentHash !== 'string' || typeof value.revision !== 'number') return null
  return { contentHash: value.contentHash, revision: value.revision }
}

export function noteSeen(owner: Owner, id: number, seen: Seen): Promise<void> {
  return keepHere(seenKey(owner, id), seen)
}

/** The documents that are known to be deleted. */
export async function deletedDocuments(owner: Owner): Promise<ReadonlySet<number>> {
  const value = await keptHere(deletedKey(owner))
  return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [])
}

export async function noteDeleted(owner: Owner, id: number): Promise<void> {
  const known = await deletedDocuments(owner)
  await keepHere(deletedKey(owner), [...known, id])
}

const seenKey = (owner: Owner, id: number) => `seen:${ownerKey(owner)}:${id}`

const deletedKey = (owner: Owner) => `deleted:${ownerKey(owner)}`

/** The owner's ring as it was last known on this device; null for none. Its key is never kept. */
export async function keptRing(owner: Owner): Promise<Ring | null> {
  return readRing(await keptHere(key(owner)))
}

export function keepRing(owner: Owner, ring: Ring): Promise<void> {
  return keepHere(key(owner), ring)
}
