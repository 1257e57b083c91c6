import type { FileType } from '@hub/core/extract/extracted'
import type { DigestHex } from '../../../lib/content/digest.ts'
import { mimeTypes } from '../../../lib/fileText/checkFile.ts'
import type { OpenRing } from '../../../lib/sealing/ringKey.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { type AnalysisOf, type OpenAnalysis, sealAnalysis } from '../contents/sealedAnalysis.ts'
import { storeBox } from '../contents/sealedContents.ts'
import { publicSize } from '../contents/sealedDocument.ts'

/** The name that everybody can read on the chain: the same for all documents. */
const PUBLIC_NAME = 'document'

/**
 * Seals an analysis, stores it and records it on the chain. The ring in front of it is the newest there is: it is
 * where other devices find the ways.
 *
 * @param beforeRecord runs once it is stored, and before the wallet is asked to record it
 * @throws CallError where the store refuses it; what `beforeRecord` throws
 */
export async function publishAnalysis(
  analysis: OpenAnalysis,
  of: AnalysisOf,
  open: OpenRing,
  send: (write: RegistryWrite) => Promise<Ending>,
  beforeRecord?: () => Promise<void>,
): Promise<Ending> {
  const digest = await storeBox(await sealAnalysis(analysis, of, open))
  await beforeRecord?.()
  return send(analysisWrite(of.documentId, digest))
}

/** What goes to the chain for a sealed document: nothing of its name, and a size that is rounded up. */
export function uploadWrite(type: FileType, length: number, contentHash: DigestHex): RegistryWrite {
  const size = BigInt(publicSize(length))
  return { name: 'uploadDocument', args: [PUBLIC_NAME, contentHash, mimeTypes[type], size] }
}

function analysisWrite(documentId: number, analysisHash: DigestHex): RegistryWrite {
  return { name: 'updateDocumentAnalysis', args: [BigInt(documentId), analysisHash] }
}
