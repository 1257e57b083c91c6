import { fromBase64, toBase64 } from '../private/base64.ts'
import { openParts, sealedLength, sealParts, type Until } from './parts.ts'
import { lengthOf } from './pieces.ts'
import { type Ring, readRing } from './ring.ts'
import type { OpenRing } from './ringKey.ts'
import { SealProblem } from './sealProblem.ts'
import { unwrapKey, wrapKey } from './wrapKey.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * What a box holds: a document with its name, or the analysis of one; of a record its words, one of its files, what is
 * not finished yet, or the front of a backup.
 */
export type BoxKind = 'document' | 'analysis' | 'record' | 'file' | 'draft' | 'backup'
/** Their order is their number in a box: new ones go to the end. */
const kinds: readonly BoxKind[] = ['document', 'analysis', 'record', 'file', 'draft', 'backup']
/** These lie beside their ring, so they hold none of its ways: one that was dropped must not live on in them. */
const beside: ReadonlySet<BoxKind> = new Set(['record', 'file', 'draft'])

/**
 * A box is these bytes, then its version, its kind, the length of its label, the label, and the sealed parts. The first
 * byte is in no UTF-8 text, so that the content store never takes a box for a text that anybody may read.
 */
const MAGIC = Uint8Array.of(0xff, 0x48, 0x55, 0x42, 0x53, 0x45, 0x41, 0x4c)
const VERSION = 1
const FIXED_BYTES = MAGIC.length + 6
/** A ring of sixteen ways stays far below. */
const LABEL_MOST = 32 * 1024

/** What can be read of a box without a key. */
export interface BoxLabel {
  readonly kind: BoxKind
  readonly ring: Ring
}

/**
 * Seals content, given in pieces that follow each other, in a box of its own key, which the ring's key wraps.
 *
 * @param onPart is told of each piece of the box that is ready, in any order; they are numbered from 0, its front
 */
export async function sealBox(
  kind: BoxKind,
  content: readonly Bytes[],
  open: OpenRing,
  onPart?: (piece: Bytes, number: number) => void,
): Promise<Bytes> {
  if (open.ring.ways.length === 0) throw new RangeError('A ring without a way opens nothing.')
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  const wrapped = await wrapKey(key, open.key, boundKey(kind, open.ring.id))
  const ring = beside.has(kind) ? { ...open.ring, ways: [] } : open.ring
  const label = new TextEncoder().encode(JSON.stringify({ ring, key: toBase64(wrapped) }))
  const front = frontOf(kind, label)
  const bytes = new Uint8Array(front.length + sealedLength(lengthOf(content)))
  bytes.set(front)
  onPart?.(front, 0)
  await sealParts(content, key, front, {
    bytes,
    at: front.length,
    onPart: onPart && ((part, number) => onPart(part, number + 1)),
  })
  return bytes
}

/**
 * What stands in clear at the front of a box. Whoever keeps the box could have changed it: only `openBox` tells.
 *
 * @throws SealProblem 'not_sealed', 'version'
 */
export function readLabel(box: Bytes): BoxLabel {
  const { kind, ring } = readFront(box)
  return { kind, ring }
}

/**
 * The content of a box.
 *
 * @param ringKey the key of the ring that its label names
 * @throws SealProblem where the box is no box, of another kind, of another key, or was changed anywhere
 */
export function openBox(box: Bytes, kind: BoxKind, ringKey: CryptoKey): Promise<Bytes> {
  return openComingBox({ box, until: async () => {} }, kind, async () => ringKey)
}

/** A box of which bytes are still on their way into `box`, which has room for all. */
export interface ComingBox {
  readonly box: Bytes
  readonly until: Until
}

/**
 * The content of a box whose parts are opened as they come.
 *
 * @param keyOf the key of the ring that its label names
 * @throws SealProblem as `openBox`; what `keyOf` and `until` throw
 */
export async function openComingBox(
  { box, until }: ComingBox,
  kind: BoxKind,
  keyOf: (ring: Ring) => Promise<CryptoKey>,
): Promise<Bytes> {
  await until(Math.min(box.length, FIXED_BYTES + LABEL_MOST))
  const front = readFront(box)
  if (front.kind !== kind) throw new SealProblem('kind')
  const bound = boundKey(kind, front.ring.id)
  const key = await unwrapKey(front.wrapped, await keyOf(front.ring), bound, false)
  const parts = box.subarray(front.end)
  return openParts(parts, key, box.slice(0, front.end), (length) => until(front.end + length))
}

interface Front extends BoxLabel {
  readonly wrapped: Bytes
  /** Where the sealed parts begin. */
  readonly end: number
}

function readFront(box: Bytes): Front {
  if (box.length < FIXED_BYTES || MAGIC.some((byte, at) => box[at] !== byte)) {
    throw new SealProblem('not_sealed')
  }
  const view = new DataView(box.buffer, box.byteOffset, box.byteLength)
  if (view.getUint8(MAGIC.length) !== VERSION) throw new SealProblem('version')
  const kind = kinds[view.getUint8(MAGIC.length + 1) - 1]
  const length = view.getUint32(MAGIC.length + 2)
  const end = FIXED_BYTES + length
  if (!kind || length > LABEL_MOST || end > box.length) throw new SealProblem('not_sealed')
  return { kind, end, ...readLabelText(box.subarray(FIXED_BYTES, end)) }
}

function readLabelText(bytes: Bytes): Pick<Front, 'ring' | 'wrapped'> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const { ring: given, key } = JSON.parse(text) as { ring?: unknown; key?: unknown }
    const ring = readRing(given)
    if (ring && typeof key === 'string') return { ring, wrapped: fromBase64(key) }
  } catch {
    // As below.
  }
  throw new SealProblem('not_sealed')
}

function frontOf(kind: BoxKind, label: Bytes): Bytes {
  const front = new Uint8Array(FIXED_BYTES + label.length)
  const view = new DataView(front.buffer)
  front.set(MAGIC)
  view.setUint8(MAGIC.length, VERSION)
  view.setUint8(MAGIC.length + 1, kinds.indexOf(kind) + 1)
  view.setUint32(MAGIC.length + 2, label.length)
  front.set(label, FIXED_BYTES)
  return front
}

/** A box's key is bound to the box's kind and ring, and so never opens a box of another kind. */
function boundKey(kind: BoxKind, ringId: string): Bytes {
  return new TextEncoder().encode(JSON.stringify(['hub.box.1', kind, ringId]))
}
