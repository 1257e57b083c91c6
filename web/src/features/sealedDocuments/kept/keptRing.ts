import { type Ring, readRing } from '../../../lib/sealing/ring.ts'
import { type Owner, ownerKey } from '../owner.ts'
import { keepHere, keptHere } from './keptHere.ts'

/** The owner's ring as it was last known on this device; null for none. Its key is never kept. */
export async function keptRing(owner: Owner): Promise<Ring | null> {
  return readRing(await keptHere(key(owner)))
}

export function keepRing(owner: Owner, ring: Ring): Promise<void> {
  return keepHere(key(owner), ring)
}

const key = (owner: Owner) => `ring:${ownerKey(owner)}`
