/** A document of 10 MB sealed, stored, fetched and opened as on /web3-documents, beside a bare loop of the same cipher. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBox, sealBox } from '../../web/src/lib/sealing/box.ts'
import { pack, unpack } from '../../web/src/lib/sealing/padding.ts'
import { addWay, newRing, newSalt, type OpenRing } from '../../web/src/lib/sealing/ringKey.ts'
import { startScript } from './children.ts'
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
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', CHAIN: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const hub = await startScript('.build/server/main.js', env)
  const seen = await alternate(ROUNDS, {
    bare: () => timed(() => bareLoop(file)),
    alone: () => timed(() => sealAndOpen(file, ring, async (box) => box)),
    stored: () => timed(() => sealAndOpen(file, ring, (box) => storeAndFetch(hub.url, box))),
  })
  await hub.stop()
  await rm(dataDir, { recursive: true, force: true })
  const row = (what: string, ours = Number.NaN): BenchRow => ({
    goal: 'sealing',
    what,
    figure: `${ours.toFixed(0)} ms`,
    ratio: `${(ours / (seen.bare ?? Number.NaN)).toFixed(2)} times a bare WebCrypto loop`,
    wanted: 'at most 3 times',
  })
  return [
    row('a document of 10 MB sealed, its digest taken twice, opened', seen.alone),
    row('the same, with storing it in the hub and fetching it', seen.stored),
  ]
}

/** Puts a box into the store of a hub, and answers what it gives back. */
async function storeAndFetch(url: string, box: Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'application/octet-stream' }
  const stored = await fetch(`${url}/api/content`, { method: 'PUT', headers, body: box })
  if (!stored.ok) throw new Error(`The hub did not store it: ${stored.status}`)
  const { cid } = (await stored.json()) as { cid: string }
  return (await fetch(`${url}/api/content/${cid}`)).bytes()
}

async function sealAndOpen(
  file: Uint8Array<ArrayBuffer>,
  ring: OpenRing,
  carry: (box: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const sealed = await sealBox('document', pack(new Uint8Array(100), file), ring)
  // For the chain, and again by whoever fetches it.
  const digest = await crypto.subtle.digest('SHA-256', sealed)
  const box = await carry(sealed)
  const fetched = await crypto.subtle.digest('SHA-256', box)
  if (!Buffer.from(digest).equals(Buffer.from(fetched))) throw new Error('It came back otherwise.')
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
