import type { Ring } from '../../../lib/sealing/ring.ts'
import { SealProblem } from '../../../lib/sealing/sealProblem.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { NotOpened, ringOf } from '../contents/openRecord.ts'

/**
 * The ring of the newest document that is still stored: there the ways were sealed last. Null for none.
 *
 * @param documents newest first
 * @throws CallError where the store does not answer
 */
export async function lookForRing(documents: readonly RegistryDocument[]): Promise<Ring | null> {
  for (const document of documents) {
    try {
      return await ringOf(document)
    } catch (error) {
      // Deleted, or spoiled: an older one may still have it.
      if (!(error instanceof NotOpened || error instanceof SealProblem)) throw error
    }
  }
  return null
}
