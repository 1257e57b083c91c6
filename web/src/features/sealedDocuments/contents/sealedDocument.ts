import type { FileType } from '@hub/core/extract/extracted'
import { type ComingBox, openComingBox, sealBox } from '../../../lib/sealing/box.ts'
import { pack, paddedLength, unpack } from '../../../lib/sealing/padding.ts'
import type { Ring } from '../../../lib/sealing/ring.ts'
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

/** From here on the handing over of a body is felt. */
const LARGE = 1024 * 1024

/** A sealed document, and the same bytes ready to be sent. */
export interface SealedDocument {
  readonly box: Bytes
  readonly body: Bytes | Blob
}

/**
 * Seals a document with its name, bound to its owner. Chromium takes long to hand 10 MB over for sending, and copies
 * them while the page waits; so each part is handed over as it is sealed, while the others are being sealed.
 */
export async function sealDocument(
  document: OpenDocument,
  owner: Owner,
  open: OpenRing,
): Promise<SealedDocument> {
  const { file, name, type } = document
  const words = new TextEncoder().encode(JSON.stringify({ owner, name, type }))
  const content = pack(words, file)
  // Of few bytes the handing over is not felt, and what is sent as it is can be recorded, as tests of privacy do.
  if (file.length < LARGE) {
    const box = await sealBox('document', content, open)
    return { box, body: box }
  }
  const pieces: Blob[] = []
  const box = await sealBox('document', content, open, (piece, number) => {
    pieces[number] = new Blob([piece])
  })
  return { box, body: new Blob(pieces) }
}

/** The size that everybody can read on the chain: rounded up, so that it does not point to one file. */
export function publicSize(length: number): number {
  return Math.min(paddedLength(length), SIZE_MOST)
}

/**
 * Opens a document; while its box is still on its way, part by part as they come.
 *
 * @param keyOf gives the key of the ring that its label names
 * @throws SealProblem where it is not the owner's document, whole and unchanged; what `keyOf` throws
 */
export async function openDocument(
  coming: ComingBox,
  owner: Owner,
  keyOf: (ring: Ring) => Promise<CryptoKey>,
): Promise<OpenDocument> {
  const packed = unpack(await openComingBox(coming, 'document', keyOf))
  if (!packed) throw new SealProblem('changed')
  const said = JSON.parse(new TextDecoder().decode(packed.words)) as Record<string, unknown>
  const sealedFor = readOwner(said.owner)
  if (!sealedFor || !isSameOwner(sealedFor, owner)) throw new SealProblem('changed')
  return { name: said.name as string, type: said.type as FileType, file: packed.file }
}
