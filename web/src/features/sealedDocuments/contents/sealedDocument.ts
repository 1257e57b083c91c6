import type { FileType } from '@hub/core/extract/extracted'
import { openBox, sealBox } from '../../../lib/sealing/box.ts'
import { pack, paddedLength, unpack } from '../../../lib/sealing/padding.ts'
import type { OpenRing } from '../../../lib/sealing/ringKey.ts'
import { SealProblem } from '../../../lib/sealing/sealProblem.ts'
import { isSameOwner, type Owner, readOwner } from '../owner.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A document in clear: in memory alone. */
export interface OpenDocument {
  readonly name: string
  readonly type: FileType
  readonly file: Bytes
}

/** The contract takes sizes up to 10 MB. */
const SIZE_MOST = 10 * 1024 * 1024

/** Seals a document with its name, bound to its owner. */
export function sealDocument(document: OpenDocument, owner: Owner, open: OpenRing): Promise<Bytes> {
  const { file, name, type } = document
  const words = new TextEncoder().encode(JSON.stringify({ owner, name, type }))
  return sealBox('document', pack(words, file), open)
}

/** The size that everybody can read on the chain: rounded up, so that it does not point to one file. */
export function publicSize(length: number): number {
  return Math.min(paddedLength(length), SIZE_MOST)
}

/** @throws SealProblem where it is not the owner's document, whole and unchanged */
export async function openDocument(
  box: Bytes,
  owner: Owner,
  ringKey: CryptoKey,
): Promise<OpenDocument> {
  const packed = unpack(await openBox(box, 'document', ringKey))
  if (!packed) throw new SealProblem('changed')
  const said = JSON.parse(new TextDecoder().decode(packed.words)) as Record<string, unknown>
  const sealedFor = readOwner(said.owner)
  if (!sealedFor || !isSameOwner(sealedFor, owner)) throw new SealProblem('changed')
  return { name: said.name as string, type: said.type as FileType, file: packed.file }
}
