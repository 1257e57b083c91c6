import { useEffect, useState } from 'react'
import type { WalletAccess } from '../../../wallet/access.ts'
import { deletedDocuments, noteDeleted } from '../kept/keptDocuments.ts'
import { ownerKey, ownerOf } from '../owner.ts'

const none: ReadonlySet<number> = new Set()

/** Which documents are known to be deleted: the chain lists them still. */
export function useDeleted(access: WalletAccess): {
  isDeleted: (id: number) => boolean
  noteGone: (id: number) => Promise<void>
} {
  const owner = ownerOf(access)
  const key = ownerKey(owner)
  const [deleted, setDeleted] = useState(none)
  useEffect(() => {
    let left = false
    const show = async () => {
      const known = await deletedDocuments(owner)
      if (!left) setDeleted(known)
    }
    void show()
    return () => {
      left = true
    }
    // The key says all of the owner.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [key])
  return {
    isDeleted: (id) => deleted.has(id),
    noteGone: async (id) => {
      setDeleted(new Set([...deleted, id]))
      await noteDeleted(owner, id)
    },
  }
}
