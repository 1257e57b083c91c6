/** A document of 10 MB sealed, stored, fetched and opened as on /web3-documents, beside a bare loop of the same cipher. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  readBox,
  storeBox,
} from '../../web/src/features/sealedDocuments/contents/sealedContents.ts'
import {
  openDocument,
  sealDocument,
} from '../../web/src/features/sealedDocuments/contents/sealedDocument.ts'
import { sha256 } from '../../web/src/lib/content/digest.ts'
import { addWay, newRing, newSalt, type OpenRing } from '../../web/src/lib/sealing/ringKey.ts'
import { startScript } from './children.ts'
import { alternate, type BenchRow, timed } from './measure.ts'

type Bytes = Uint8Array<ArrayBuffer>

const PART = 1024 * 1024
const PARTS = 10
const ROUNDS = 15

const owner = { address: '0xbench', chainId: 1337, registry: '0xaa' }

/** Measures all in turn, by the WebCrypto of Node. */
export async function benchSealing(): Promise<BenchRow[]> {
  const file = new Uint8Array(PARTS * PART)
  for (let at = 0; at < file.length; at += 65_536) {
    crypto.getRandomValues(file.subarray(at, at + 65_536))
  }
  const ring = await addWay(await newRing(), { kind: 'code' }, newSalt(), new Uint8Array(26))
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', CHAIN: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const hub = await startScript('.build/server/main.js', env)
  const leave = beThePageOf(hub.url)
  // The session of a first visit is not part of it.
  await sealAndOpen(file, ring, storeAndFetch)
  const seen = await alternate(ROUNDS, {
    bare: () => timed(() => bareLoop(file)),
    digests: () => timed(() => bareLoop(file, sha256)),
    alone: () => timed(() => sealAndOpen(file, ring, digestTwice)),
    stored: () => timed(() => sealAndOpen(file, ring, storeAndFetch)),
  })
  leave()
  await hub.stop()
  await rm(dataDir, { recursive: true, force: true })
  const times = (ours = Number.NaN, reference = Number.NaN) => (ours / reference).toFixed(2)
  const row = (what: string, ours?: number): BenchRow => ({
    goal: 'sealing',
    what,
    figure: `${ours?.toFixed(0)} ms (the loop ${seen.bare?.toFixed(0)} ms, with digests ${seen.digests?.toFixed(0)} ms)`,
    ratio: `${times(ours, seen.bare)} times a bare WebCrypto loop; ${times(ours, seen.digests)} times one that takes both digests as well`,
    wanted: 'at most 3 times the bare loop',
  })
  return [
    row('a document of 10 MB sealed, its digest taken twice, opened', seen.alone),
    row('the same, with storing it in the hub and fetching it', seen.stored),
  ]
}

/** Lets the screen's own code call the hub, with the cookie that it gets. Answers what ends that. */
function beThePageOf(url: string): () => void {
  const { fetch } = globalThis
  let cookie = ''
  globalThis.fetch = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(`${url}${path as string}`, { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  return () => {
    globalThis.fetch = fetch
  }
}

/** Stores a box as an upload does and fetches it as a view does: each takes the digest. */
async function storeAndFetch(box: Bytes): Promise<Bytes> {
  const fetched = await readBox(await storeBox(box))
  if (fetched.state !== 'here') throw new Error('It came back otherwise.')
  return fetched.box
}

/** The digests of both ways, without the ways. */
async function digestTwice(box: Bytes): Promise<Bytes> {
  const [sent, fetched] = [await sha256(box), await sha256(box)]
  if (!Buffer.from(sent).equals(fetched)) throw new Error('It came back otherwise.')
  return box
}

async function sealAndOpen(
  file: Bytes,
  ring: OpenRing,
  carry: (box: Bytes) => Promise<Bytes>,
): Promise<void> {
  const box = await sealDocument({ name: 'Letter.pdf', type: 'pdf', file }, owner, ring)
  const opened = await openDocument(await carry(box), owner, ring.key)
  if (opened.file.length !== file.length) throw new Error('It came back otherwise.')
}

/** Encrypts part by part, then decrypts; in between takes the digest of the whole twice, where one is given. */
async function bareLoop(file: Bytes, digest?: (bytes: Bytes) => Promise<unknown>): Promise<void> {
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
  await digest?.(file)
  await digest?.(file)
  for (const [at, part] of sealed.entries()) await crypto.subtle.decrypt(how(at), key, part)
}
