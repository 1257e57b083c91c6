import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DigestHex } from '../../../lib/content/digest.ts'
import { addWay, newRing, newSalt, type OpenRing } from '../../../lib/sealing/ringKey.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { storedAnswer } from '../contents/fixtures/storedAnswer.ts'
import { storeBox } from '../contents/sealedContents.ts'
import { sealDocument } from '../contents/sealedDocument.ts'
import { lookForRing } from './lookForRing.ts'

const contents = new Map<string, Uint8Array<ArrayBuffer>>()
beforeEach(() => {
  contents.clear()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const address = path.split('/').at(-1) ?? ''
    if (init.method !== 'PUT') {
      const kept = contents.get(address)
      return kept ? new Response(kept) : new Response('Gone.', { status: 410 })
    }
    const stored = await storedAnswer(init.body)
    const { cid } = (await stored.clone().json()) as { cid: string }
    contents.set(cid, init.body as Uint8Array<ArrayBuffer>)
    return stored
  })
})
afterEach(() => vi.unstubAllGlobals())

const owner = { address: '0xlook', chainId: 1337, registry: '0xaa' }
const document = { name: 'a.txt', type: 'txt', file: new Uint8Array(3) } as const
const stored = async (open: OpenRing): Promise<DigestHex> =>
  storeBox((await sealDocument(document, owner, open)).box)
const record = (
  parts: Pick<RegistryDocument, 'id' | 'contentHash'> & Partial<RegistryDocument>,
) => ({
  filename: 'document',
  analysisHash: `0x${'0'.repeat(64)}` as const,
  mimeType: 'text/plain',
  size: 4096,
  isAnalyzed: false,
  timestamp: 1,
  owner: '0x1' as const,
  ...parts,
})
const code = { kind: 'code' } as const
const secret = new Uint8Array(26)

test('the newest document that is still stored has the ring', async () => {
  const open = await addWay(await newRing(), code, newSalt(), secret)
  const older = record({ id: 1, contentHash: await stored(open) })
  const gone = record({ id: 2, contentHash: `0x${'22'.repeat(32)}` })
  expect(await lookForRing([gone, older])).toMatchObject({ id: open.ring.id })
  expect(await lookForRing([gone])).toBeNull()
  expect(await lookForRing([])).toBeNull()
})

test('a scan that is the newest document does not hide ways that changed after it', async () => {
  const first = await addWay(await newRing(), code, newSalt(), secret)
  const scan = record({ id: 2, contentHash: await stored(first) })
  const later = await addWay(first, { kind: 'wallet' }, newSalt(), secret)
  const resealed = { isAnalyzed: true, analysisHash: await stored(later) }
  const letter = record({ id: 1, contentHash: await stored(first), ...resealed })
  expect((await lookForRing([scan, letter]))?.revision).toBe(later.ring.revision)
})

test('a ring of other documents is no newer state of this one', async () => {
  const own = await addWay(await newRing(), code, newSalt(), secret)
  const strange = await addWay(
    await addWay(await newRing(), code, newSalt(), secret),
    { kind: 'wallet' },
    newSalt(),
    secret,
  )
  const scan = record({ id: 2, contentHash: await stored(own) })
  const analysisHash = await stored(strange)
  const other = record({ id: 1, contentHash: analysisHash, isAnalyzed: true, analysisHash })
  expect((await lookForRing([scan, other]))?.id).toBe(own.ring.id)
})
