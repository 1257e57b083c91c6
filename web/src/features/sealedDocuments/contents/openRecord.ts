import type { DigestHex } from '../../../lib/content/digest.ts'
import { readLabel } from '../../../lib/sealing/box.ts'
import type { Ring } from '../../../lib/sealing/ring.ts'
import { SealProblem } from '../../../lib/sealing/sealProblem.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { noteSeen, seenDocument } from '../kept/keptDocuments.ts'
import type { Owner } from '../owner.ts'
import { fetchDocument, NotOpened } from './fetchDocument.ts'
import { type OpenAnalysis, openAnalysis } from './sealedAnalysis.ts'
import { readBox } from './sealedContents.ts'
import type { OpenDocument } from './sealedDocument.ts'

/** A document of the chain, opened; `analysis` is null while there is none. */
export interface OpenedRecord {
  readonly document: OpenDocument
  readonly analysis: OpenAnalysis | null
  /** The highest revision of its analysis that this device knows; 0 for none. */
  readonly revision: number
}

/** The ring that a document was sealed with. @throws NotOpened, or CallError where the store does not answer */
export async function ringOf(record: RegistryDocument): Promise<Ring> {
  const hash = record.isAnalyzed ? record.analysisHash : record.contentHash
  return readLabel(await boxOf(hash)).ring
}

/**
 * Opens a document of the chain and its analysis.
 *
 * @param keyOf gives the key of a ring, or throws where it is not there. It is called before the bytes were checked, so
 * it shows nothing and keeps nothing of the ring.
 * @throws NotOpened; CallError where the store does not answer; what `keyOf` throws
 */
export async function openRecord(
  record: RegistryDocument,
  owner: Owner,
  keyOf: (ring: Ring) => Promise<CryptoKey>,
): Promise<OpenedRecord> {
  const { contentHash, id } = record
  const seen = await seenDocument(owner, id)
  if (seen && seen.contentHash !== contentHash.toLowerCase()) throw new NotOpened('changed')
  try {
    const document = await fetchDocument(contentHash, owner, keyOf)
    const analysis = await analysisOf(record, owner, keyOf)
    const known = seen?.revision ?? 0
    // What was recorded once is never taken back on the chain.
    const isOlder = analysis ? analysis.revision < known : known > 0 && !record.isAnalyzed
    if (isOlder) throw new NotOpened('changed')
    const revision = Math.max(known, analysis?.revision ?? 0)
    await noteSeen(owner, id, { contentHash: contentHash.toLowerCase(), revision })
    return { document, analysis, revision }
  } catch (error) {
    throw error instanceof SealProblem ? new NotOpened('changed') : error
  }
}

/** Null as well where it is stored no more: it can be made again from the document. */
async function analysisOf(
  { analysisHash, contentHash, id, isAnalyzed }: RegistryDocument,
  owner: Owner,
  keyOf: (ring: Ring) => Promise<CryptoKey>,
): Promise<OpenAnalysis | null> {
  if (!isAnalyzed) return null
  const stored = await readBox(analysisHash)
  if (stored.state === 'gone') return null
  if (stored.state !== 'here') throw new NotOpened('changed')
  const { box } = stored
  const of = { owner, documentId: id, contentHash }
  return openAnalysis(box, of, await keyOf(readLabel(box).ring))
}

async function boxOf(digest: DigestHex) {
  const stored = await readBox(digest)
  if (stored.state === 'here') return stored.box
  throw new NotOpened(stored.state === 'gone' ? 'gone' : 'changed')
}
