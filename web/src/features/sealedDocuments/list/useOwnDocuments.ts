import type { ShownReading } from '../../../lib/reading/useReading.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { readDocuments } from '../../../wallet/registry/readDocuments.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { useRegistryReading } from '../../../wallet/registry/useRegistryReading.ts'

/** The wallet's documents on the chain, newest first; read again after each block. */
export function useOwnDocuments(access: WalletAccess): ShownReading<RegistryDocument[]> {
  const { address } = access
  return useRegistryReading(access, ['documents', address], (reader) =>
    readDocuments(reader, address),
  )
}
