/** A document of 10 MB sealed, checked and opened as on /web3-documents, beside a bare loop of the same cipher. */
import { openBox, sealBox } from '../../web/src/lib/sealing/box.ts'
import { pack, unpack } from '../../web/src/lib/sealing/padding.ts'
import { addWay, newRing, newSalt, type OpenRing } from '../../web/src/lib/sealing/ringKey.ts'
import { alternate, type BenchRow, timed } from './measure.ts'

const PART = 1024 * 1024
const PARTS = 10
const ROUNDS = 15

/** Measures both in turn, by the WebCrypto of Node. */
export async function benchSealing(): Promise<BenchRow[]> {
  const file = new Uint8Array(PARTS * PART)
  for (let at = 0; at < file.length; at += 65_536) {
    crypto.getRandomValues(file.subarray(at, at + 65_536))
  }
  const ring = await addWay(await newRing(), { kind: 'code' }, newSalt(), new Uint8Array(26))
  const { bare, ours } = await alternate(ROUNDS, {
    ours: () => timed(() => sealAndOpen(file, ring)),
    bare: () => timed(() => bareLoop(file)),
  })
  if (ours === undefined || bare === undefined) throw new Error('Nothing was measured.')
  return [
    {
      goal: 'sealing',
      what: 'a document of 10 MB sealed, its digest taken twice, opened',
      figure: `${ours.toFixed(0)} ms`,
      ratio: `${(ours / bare).toFixed(2)} times a bare WebCrypto loop`,
      wanted: 'at most 3 times',
    },
  ]
}

async function sealAndOpen(file: Uint8Array<ArrayBuffer>, ring: OpenRing): Promise<void> {
  const box = await sealBox('document', pack(new Uint8Array(100), file), ring)
  // For the chain, and again by whoever fetches it.
  await crypto.subtle.digest('SHA-256', box)
  await crypto.subtle.digest('SHA-256', box)
  const opened = unpack(await openBox(box, 'document', ring.key))
  if (opened?.file.length !== file.length) throw new Error('It came back otherwise.')
}

async function bareLoop(file: Uint8Array<ArrayBuffer>): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'encrypt',
    'decrypt',
  ])
  const how = (at: number) => ({ name: 'AES-GCM', iv: new Uint8Array(12).fill(at) })
  const sealed: ArrayBuffer[] = []
  for (let at = 0; at < PARTS; at++) {
    const part = file.subarray(at * PART, (at + 1) * PART)
    sealed.push(await crypto.subtle.encrypt(how(at), key, part))
  }
  for (const [at, part] of sealed.entries()) await crypto.subtle.decrypt(how(at), key, part)
}
