import type { FileType } from '@hub/core/extract/extracted'
import type { DigestHex } from '../../../lib/content/digest.ts'
import { mimeTypes } from '../../../lib/fileText/checkFile.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import { publicSize } from '../contents/sealedDocument.ts'

/** The name that everybody can read on the chain: the same for all documents. */
const PUBLIC_NAME = 'document'

/** What goes to the chain for a sealed document: nothing of its name, and a size that is rounded up. */
export function uploadWrite(type: FileType, length: number, contentHash: DigestHex): RegistryWrite {
  const size = BigInt(publicSize(length))
  return { name: 'uploadDocument', args: [PUBLIC_NAME, contentHash, mimeTypes[type], size] }
}

export function analysisWrite(documentId: number, analysisHash: DigestHex): RegistryWrite {
  return { name: 'updateDocumentAnalysis', args: [BigInt(documentId), analysisHash] }
}
