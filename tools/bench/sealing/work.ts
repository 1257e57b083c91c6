/** What is measured of sealing. It runs in Node and, bundled, in a page of the hub. */
import { fetchDocument } from '../../../web/src/features/sealedDocuments/contents/fetchDocument.ts'
import { storeBox } from '../../../web/src/features/sealedDocuments/contents/sealedContents.ts'
import {
  openDocument,
  sealDocument,
} from '../../../web/src/features/sealedDocuments/contents/sealedDocument.ts'
import { comingBytes } from '../../../web/src/lib/content/comingBytes.ts'
import { sha256 } from '../../../web/src/lib/content/digest.ts'
import { addWay, newRing, newSalt, type OpenRing } from '../../../web/src/lib/sealing/ringKey.ts'
import { alternate, timed } from '../measure.ts'

type Bytes = Uint8Array<ArrayBuffer>

const PART = 1024 * 1024
const PARTS = 10
const owner = { address: '0xbench', chainId: 1337, registry: '0xaa' }

/** Times of one round, in milliseconds, the middle of all. */
export interface SealingTimes {
  /** The parts encrypted, then decrypted. */
  bare: number
  /** The same, and the digest of the whole twice. */
  digests: number
  /** The parts encrypted, as many bytes sent to a store that does next to nothing, fetched, the parts decrypted. */
  carried: number
  /** A document sealed, its digest taken twice, opened. */
  alone: number
  /** A document sealed, stored in the hub, fetched, checked, opened. */
  stored: number
}

/** Measures all in turn. @param rawStore address of the store that does next to nothing */
export async function measureSealing(rounds: number, rawStore: string): Promise<SealingTimes> {
  const file = randomFile()
  const ring = await addWay(await newRing(), { kind: 'code' }, newSalt(), new Uint8Array(26))
  const pieces = Array.from({ length: PARTS }, (_, at) => new Blob([partOf(file, at)]))
  const body = new Blob(pieces)
  // The session of a first visit is no part of it, nor what is done once only.
  await carry(body, rawStore)
  await storeAndOpen(file, ring)
  const seen = await alternate(rounds, {
    bare: () => timed(() => bareLoop(file)),
    digests: () => timed(() => bareLoop(file, () => digestTwice(file))),
    carried: () => timed(() => bareLoop(file, () => carry(body, rawStore))),
    alone: () => timed(() => sealAndOpen(file, ring)),
    stored: () => timed(() => storeAndOpen(file, ring)),
  })
  return seen as Record<keyof SealingTimes, number>
}

function randomFile(): Bytes {
  const file = new Uint8Array(PARTS * PART)
  for (let at = 0; at < file.length; at += 65_536) {
    crypto.getRandomValues(file.subarray(at, at + 65_536))
  }
  return file
}

const partOf = (file: Bytes, at: number) => file.subarray(at * PART, (at + 1) * PART)

/** Encrypts part by part, does what is to be done in between, then decrypts. */
async function bareLoop(file: Bytes, between?: () => Promise<void>): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'encrypt',
    'decrypt',
  ])
  const how = (at: number) => ({ name: 'AES-GCM', iv: new Uint8Array(12).fill(at) })
  const sealed: ArrayBuffer[] = []
  for (let at = 0; at < PARTS; at++) {
    sealed.push(await crypto.subtle.encrypt(how(at), key, partOf(file, at)))
  }
  await between?.()
  for (const [at, part] of sealed.entries()) await crypto.subtle.decrypt(how(at), key, part)
}

async function digestTwice(bytes: Bytes): Promise<void> {
  const [sent, fetched] = [await sha256(bytes), await sha256(bytes)]
  if (sent.some((byte, at) => byte !== fetched[at])) throw new Error('It came back otherwise.')
}

/** Sends bytes that were made ready before, and fetches them. */
async function carry(body: Blob, rawStore: string): Promise<void> {
  const stored = await fetch(rawStore, { method: 'POST', body })
  const { name } = (await stored.json()) as { name: string }
  const { bytes, until } = await comingBytes(await fetch(`${rawStore}/${name}`), body.size)
  await until(bytes.length)
}

const seal = (file: Bytes, ring: OpenRing) =>
  sealDocument({ name: 'Letter.pdf', type: 'pdf', file }, owner, ring)

async function sealAndOpen(file: Bytes, ring: OpenRing): Promise<void> {
  const { box } = await seal(file, ring)
  await digestTwice(box)
  const opened = await openDocument({ box, until: async () => {} }, owner, async () => ring.key)
  if (opened.file.length !== file.length) throw new Error('It came back otherwise.')
}

/** As an upload and a view do it. */
async function storeAndOpen(file: Bytes, ring: OpenRing): Promise<void> {
  const { body, box } = await seal(file, ring)
  const opened = await fetchDocument(await storeBox(box, body), owner, async () => ring.key)
  if (opened.file.length !== file.length) throw new Error('It came back otherwise.')
}
