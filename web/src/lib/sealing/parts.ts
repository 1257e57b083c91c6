import { bytesBetween, lengthOf } from './pieces.ts'
import { SealProblem } from './sealProblem.ts'

/** What is sealed at once. A changed part is found before more than this of it was read. */
export const PART_BYTES = 1024 * 1024
const TAG_BYTES = 16
const SEALED_PART_BYTES = PART_BYTES + TAG_BYTES

type Bytes = Uint8Array<ArrayBuffer>

/** Where sealed parts go: into `bytes` from `at` on. `onPart` is told of each as it is there, in any order. */
export interface Room {
  readonly bytes: Bytes
  readonly at: number
  readonly onPart?: ((sealed: Bytes, number: number) => void) | undefined
}

/** Settles once the first so many bytes have come; rejects where they do not come. */
export type Until = (length: number) => Promise<void>

/**
 * Seals bytes in parts of 1 MiB with AES-256-GCM. The nonce of a part holds its number and whether it is the
 * last one, so that parts cannot change places or be left off; `bound` is checked with every part.
 *
 * @param content in pieces that follow each other, of any lengths
 * @param key used for these bytes alone: the nonces repeat for others
 * @param room of `sealedLength` of the content's length from its `at` on
 */
export async function sealParts(
  content: readonly Bytes[],
  key: CryptoKey,
  bound: Bytes,
  room: Room,
): Promise<void> {
  const count = partCount(lengthOf(content))
  await eachPart(count, async (number) => {
    const part = bytesBetween(content, number * PART_BYTES, (number + 1) * PART_BYTES)
    const how = algorithm(number, number === count - 1, bound)
    const sealed = await crypto.subtle.encrypt(how, key, part)
    const at = room.at + number * SEALED_PART_BYTES
    room.bytes.set(new Uint8Array(sealed), at)
    room.onPart?.(room.bytes.subarray(at, at + sealed.byteLength), number)
  })
}

/**
 * The bytes that `sealParts` sealed.
 *
 * @param until where they are still on their way into `sealed`: each part is opened as it is there
 * @throws SealProblem 'changed' where a single bit of them, their order, their end or `bound` is another; what `until`
 * throws
 */
export async function openParts(
  sealed: Bytes,
  key: CryptoKey,
  bound: Bytes,
  until?: Until,
): Promise<Bytes> {
  const count = Math.max(1, Math.ceil(sealed.length / SEALED_PART_BYTES))
  const length = sealed.length - count * TAG_BYTES
  if (length < 0) throw new SealProblem('changed')
  const content = new Uint8Array(length)
  await eachPart(count, async (number) => {
    const at = number * SEALED_PART_BYTES
    const end = Math.min(at + SEALED_PART_BYTES, sealed.length)
    const how = algorithm(number, number === count - 1, bound)
    await until?.(end)
    const part = await openPart(how, key, sealed.subarray(at, end))
    content.set(new Uint8Array(part), number * PART_BYTES)
  })
  return content
}

/** The browser copies a part while the page waits, so few are begun at a time. */
const PARTS_AT_ONCE = 3

/**
 * Works on parts 0 to `count` - 1, each in a task of its own: what a browser has encrypted by the time that a task ends
 * still belongs to that task, and so all parts together would be one.
 */
async function eachPart(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const number = next++
      await nextTask()
      await work(number)
    }
  }
  await Promise.all(Array.from({ length: Math.min(PARTS_AT_ONCE, count) }, worker))
}

/** How long bytes of this length are once they are sealed. */
export function sealedLength(length: number): number {
  return length + partCount(length) * TAG_BYTES
}

/** Nothing is one part as well: its end has to be sealed. */
function partCount(length: number): number {
  return Math.max(1, Math.ceil(length / PART_BYTES))
}

async function openPart(how: AesGcmParams, key: CryptoKey, part: Bytes): Promise<ArrayBuffer> {
  try {
    return await crypto.subtle.decrypt(how, key, part)
  } catch {
    throw new SealProblem('changed')
  }
}

function algorithm(number: number, isLast: boolean, additionalData: Bytes): AesGcmParams {
  const iv = new Uint8Array(12)
  const view = new DataView(iv.buffer)
  view.setUint32(7, number)
  view.setUint8(11, isLast ? 1 : 0)
  return { name: 'AES-GCM', iv, additionalData }
}

/**
 * Lets the page do what waits before the work goes on. A timer would do as well, but browsers hold back the fifth in a
 * row, and each after it, by 4 ms.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
