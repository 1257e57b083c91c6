import { newerRing, type Ring } from '../../../lib/sealing/ring.ts'
import { SealProblem } from '../../../lib/sealing/sealProblem.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { NotOpened } from '../contents/fetchDocument.ts'
import { ringOf } from '../contents/openRecord.ts'

/**
 * The ring of the newest document that is still stored: there the ways were sealed last. Ways that changed since are
 * sealed with an analysis, and so, where that document has none, the newest that has one counts too. Null for none.
 *
 * @param documents newest first
 * @throws CallError where the store does not answer
 */
export async function lookForRing(documents: readonly RegistryDocument[]): Promise<Ring | null> {
  const newest = await firstRing(documents)
  if (!newest || newest.of.isAnalyzed) return newest?.ring ?? null
  const analyzed = await firstRing(documents.filter(({ isAnalyzed }) => isAnalyzed))
  return analyzed?.ring.id === newest.ring.id ? newerRing(newest.ring, analyzed.ring) : newest.ring
}

async function firstRing(documents: readonly RegistryDocument[]) {
  for (const of of documents) {
    try {
      return { of, ring: await ringOf(of) }
    } catch (error) {
      // Deleted, or spoiled: an older one may still have it.
      if (!(error instanceof NotOpened || error instanceof SealProblem)) throw error
    }
  }
  return null
}
