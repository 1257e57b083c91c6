import type { DigestHex } from '../../../lib/content/digest.ts'
import type { OpenRing } from '../../../lib/sealing/ringKey.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { storeBox } from '../contents/sealedContents.ts'
import { sealDocument } from '../contents/sealedDocument.ts'
import { noteSeen } from '../kept/keptDocuments.ts'
import type { Owner } from '../owner.ts'
import { publishAnalysis, uploadWrite } from './publishAnalysis.ts'
import { type Content, isScan } from './readContent.ts'

/** A file that was read here, and what its upload has reached: a second try asks the wallet for nothing twice. */
export interface Upload {
  readonly file: File
  readonly read: Content
  contentHash?: DigestHex
  documentId?: number
}

interface Means {
  owner: Owner
  open: OpenRing
  send: (write: RegistryWrite) => Promise<Ending>
  /** Told each step as it begins. */
  onStep: (step: 'preparing' | 'confirming' | 'processing') => void
}

/** How an upload ended: its number on the chain and its digest, or why it did not get there. */
export type UploadEnd = { documentId: number; contentHash: DigestHex } | { words: string }

/**
 * Seals a document, stores it, records it, then does the same with its analysis, if it has one. After each step what was reached is
 * noted in `upload`.
 *
 * @throws CallError where the store refuses it; what reading the file throws
 */
export async function storeUpload(upload: Upload, means: Means): Promise<UploadEnd> {
  const { onStep, open, owner, send } = means
  const { file, read } = upload
  if (upload.contentHash === undefined) {
    onStep('preparing')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const document = { name: file.name, type: read.type, file: bytes }
    const { body, box } = await sealDocument(document, owner, open)
    upload.contentHash = await storeBox(box, body)
  }
  const { contentHash } = upload
  if (upload.documentId === undefined) {
    onStep('confirming')
    const ending = await send(uploadWrite(read.type, file.size, contentHash))
    if (ending.phase !== 'done' || ending.recordId === undefined) return { words: ending.words }
    upload.documentId = ending.recordId
  }
  const { documentId } = upload
  if (isScan(read)) {
    await noteSeen(owner, documentId, { contentHash, revision: 0 })
    return { documentId, contentHash }
  }
  onStep('processing')
  const analysis = { report: read.report, notes: read.notes, revision: 1 }
  const ending = await publishAnalysis(analysis, { owner, documentId, contentHash }, open, send)
  if (ending.phase !== 'done') return { words: ending.words }
  await noteSeen(owner, documentId, { contentHash, revision: 1 })
  return { documentId, contentHash }
}
