import { REMOVE_CONTENT_SECONDS_MAX } from '@hub/api/content'
import { sql } from 'drizzle-orm'
import { hashTypedData } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Chain } from '../../chain/chain.ts'
import { callRpc } from '../../chain/rpc.ts'
import { type Author, type Claim, newAuthor, removalOf } from '../../testing/author.ts'
import { BYTES, cidOf, fileOf, held, put, sealed, someText } from '../../testing/contents.ts'
import { createHub, describeApi, type Hub, testConfig } from '../../testing/describeApi.ts'
import { openTestChain } from '../../testing/testChain.ts'
import * as store from './store.ts'

const encryptionKey = Buffer.alloc(32, 5)

let chain: Chain
let author: Author
let close = async () => {}

beforeAll(async () => {
  const local = await openTestChain()
  ;({ chain } = local)
  author = await newAuthor(chain)
  close = () => local.remove()
})
afterAll(() => close())

const soon = () => Math.floor(Date.now() / 1000) + 300

/** Asks for the removal; what `body` names is sent in place of the claim. */
async function remove(hub: Hub, claim: Claim, signature: string, body: object = {}) {
  const { cid, ...named } = claim
  const { status, text } = await hub.ask({
    method: 'DELETE',
    url: `/api/content/${cid}`,
    payload: { ...named, signature, ...body },
  })
  return [status, text]
}

/** A text that is stored and that a review of the author refers to. */
async function posted(hub: Hub, by = author) {
  const text = someText()
  await put(hub, text)
  const claim: Claim = {
    record: 'review',
    id: await by.review(cidOf(text)),
    cid: cidOf(text),
    deadline: soon(),
  }
  return { text, claim }
}

/** Posts a record with the digest of a text before its author does, and takes it back before and after. */
async function silence(hub: Hub, text: string) {
  const cid = cidOf(text)
  await put(hub, text)
  const attacker = await newAuthor(chain)
  const first: Claim = { record: 'review', id: await attacker.review(cid), cid, deadline: soon() }
  expect(await remove(hub, first, await attacker.sign(first))).toEqual([204, ''])
  expect((await hub.get(`/api/content/${cid}`)).status).toBe(410)
  await author.review(cid)
  // The hub reads the chain for each removal, so it knows both records from here on.
  expect(await remove(hub, first, await attacker.sign(first))).toEqual([204, ''])
}

/** The bytes of a contract that takes the signed digest itself as its signature (ERC-1271). */
const wallet = '0x60043560643514631626ba7e60e01b0260005260206000f3'

const NOT_SIGNED = 'The signature is not one of the author of this record.'
const NOT_ITS = 'This record does not refer to this text.'
const GONE = 'Its author removed this. It is not shown here any more.'

/** As if the words had come more than a day ago. */
const longAgo = (hub: Hub, cid: string) =>
  hub.database.queries.execute(
    sql`update content set keep_until = now() - interval '1 hour' where cid = ${cid}`,
  )

describeApi(
  'removing contents',
  (hub) => {
    test('[posts.words-removal][posts.answer] the author removes a text: it is shown no more, and a day after it came its file is gone', async () => {
      const { text, claim } = await posted(hub())
      const file = await fileOf(hub(), claim.cid)
      await longAgo(hub(), claim.cid)
      const before = await held(hub())
      const signature = await author.sign(claim)
      expect(await remove(hub(), claim, signature)).toEqual([204, ''])
      expect(file).toBeDefined()
      expect(await fileOf(hub(), claim.cid)).toBeUndefined()
      expect(await held(hub())).toEqual({
        ...before,
        kept: before.kept - 1,
        rows: before.rows - 1,
      })
      for (const url of [`/api/content/${claim.cid}`, `/ipfs/${claim.cid}?format=raw`]) {
        const { status, text, headers } = await hub().get(url)
        expect([status, text, headers['cache-control']]).toEqual([410, GONE, 'no-store'])
      }
      // The same words may be somebody else's too, so they are taken; nothing shows them for this author.
      expect((await put(hub(), text)).status).toBe(201)
      expect((await hub().get(`/api/content/${claim.cid}`)).text).toBe(GONE)
      expect(await remove(hub(), claim, signature)).toEqual([204, ''])
    })

    test('[sealed.removal][sealed.time] a sealed document and its analysis are removed by their owner', async () => {
      const [document, analysis] = [sealed(70_000), sealed(500)]
      for (const bytes of [document, analysis]) await put(hub(), bytes, BYTES)
      const id = await author.document(cidOf(document))
      await author.analysis(id, cidOf(analysis))
      for (const cid of [cidOf(document), cidOf(analysis)]) {
        const claim: Claim = { record: 'document', id, cid, deadline: soon() }
        expect(await remove(hub(), claim, await author.sign(claim))).toEqual([204, ''])
        expect((await hub().get(`/api/content/${cid}`)).status).toBe(410)
      }
    })

    test('what is not stored here can be taken back before it comes', async () => {
      const text = someText()
      const cid = cidOf(text)
      const claim: Claim = { record: 'review', id: await author.review(cid), cid, deadline: soon() }
      expect(await remove(hub(), claim, await author.sign(claim))).toEqual([204, ''])
      await put(hub(), text)
      expect((await hub().get(`/api/content/${cid}`)).text).toBe(GONE)
    })

    test('nobody else can remove it, not even by a record of their own with the same digest', async () => {
      const { text, claim } = await posted(hub())
      const stranger = await newAuthor(chain)
      expect(await remove(hub(), claim, await stranger.sign(claim))).toEqual([403, NOT_SIGNED])
      const own: Claim = { ...claim, id: await stranger.review(claim.cid) }
      expect(await remove(hub(), own, await stranger.sign(own))).toEqual([204, ''])
      expect((await hub().get(`/api/content/${claim.cid}`)).text).toBe(text)
    })

    test('[posts.same-words] who takes a text back takes it from their own records, while others show it', async () => {
      const { text, claim } = await posted(hub())
      const other = await newAuthor(chain)
      await other.review(claim.cid)
      expect(await remove(hub(), claim, await author.sign(claim))).toEqual([204, ''])
      const url = `/api/content/${claim.cid}`
      expect((await hub().get(`${url}?author=${author.address}`)).text).toBe(GONE)
      expect((await hub().get(`${url}?author=${other.address}`)).text).toBe(text)
      await longAgo(hub(), claim.cid)
      const again = { ...claim, id: await author.review(claim.cid) }
      expect(await remove(hub(), again, await author.sign(again))).toEqual([204, ''])
      expect((await hub().get(`${url}?author=${other.address}`)).text).toBe(text)
    })

    test('[attack] who posts the digest of a review first and takes it back does not silence the review', async () => {
      const text = someText()
      const cid = cidOf(text)
      await silence(hub(), text)
      expect((await hub().get(`/api/content/${cid}`)).text).toBe(text)
      expect((await put(hub(), text)).status).toBe(200)
    })

    test('the same attack silences it where a digest is taken back, and not what one author brought', async () => {
      const text = someText()
      // So it was once.
      vi.spyOn(store, 'withdraw').mockImplementation(async (queries, cid) => {
        await store.blockContent(queries, cid)
      })
      await silence(hub(), text)
      expect((await hub().get(`/api/content/${cidOf(text)}`)).text).toBe(GONE)
      expect((await put(hub(), text)).status).toBe(410)
    })

    test('a signature counts for what it names, and for nothing else', async () => {
      const { text, claim } = await posted(hub())
      const other = await posted(hub())
      const signed = await author.sign(claim)
      // For another content of the same author.
      expect(await remove(hub(), other.claim, signed)).toEqual([403, NOT_SIGNED])
      expect(await remove(hub(), { ...other.claim, cid: claim.cid }, signed)).toEqual([
        403,
        NOT_ITS,
      ])
      // For the same content with another time, kind or chain.
      const later = { ...claim, deadline: claim.deadline + 1 }
      expect(await remove(hub(), later, signed)).toEqual([403, NOT_SIGNED])
      const document: Claim = { ...claim, record: 'document' }
      expect(await remove(hub(), claim, await author.sign(document))).toEqual([403, NOT_SIGNED])
      expect(await remove(hub(), claim, await author.sign(claim, 1))).toEqual([403, NOT_SIGNED])
      for (const signature of ['0x00', `0x${'11'.repeat(65)}`, `0x${'11'.repeat(500)}`]) {
        expect(await remove(hub(), claim, signature)).toEqual([403, NOT_SIGNED])
      }
      for (const kept of [text, other.text]) {
        expect((await hub().get(`/api/content/${cidOf(kept)}`)).text).toBe(kept)
      }
    })

    test('a signature is good for a short time only', async () => {
      const { claim } = await posted(hub())
      const now = Math.floor(Date.now() / 1000)
      const past = { ...claim, deadline: now - 1 }
      expect(await remove(hub(), past, await author.sign(past))).toEqual([
        400,
        'This signature is no longer valid. Please sign again.',
      ])
      const far = { ...claim, deadline: now + REMOVE_CONTENT_SECONDS_MAX + 60 }
      expect(await remove(hub(), far, await author.sign(far))).toEqual([
        400,
        'A signature may be valid for 15 minutes at most.',
      ])
    })

    test('an account that is a contract says itself what its signature is', async () => {
      const text = someText()
      const cid = cidOf(text)
      await put(hub(), text)
      const smart = await newAuthor(chain)
      const id = await smart.review(cid)
      await callRpc(chain.rpcUrl, 'anvil_setCode', [smart.address, wallet])
      const claim: Claim = { record: 'review', id, cid, deadline: soon() }
      const wrong = hashTypedData(removalOf({ ...claim, deadline: claim.deadline + 1 }, chain))
      expect(await remove(hub(), claim, wrong)).toEqual([403, NOT_SIGNED])
      expect(await remove(hub(), claim, hashTypedData(removalOf(claim, chain)))).toEqual([204, ''])
    })

    test('what no record refers to has no author', async () => {
      const text = someText()
      await put(hub(), text)
      const claim: Claim = { record: 'review', id: '1', cid: cidOf(text), deadline: soon() }
      expect(await remove(hub(), claim, await author.sign(claim))).toEqual([
        404,
        'No record on the chain refers to this address.',
      ])
      const none = { ...claim, cid: 'x' }
      expect(await remove(hub(), none, '0x00')).toEqual([404, 'Nothing is stored at this address.'])
      expect((await put(hub(), text)).status).toBe(200)
    })

    test.each([
      ['record', 'message'],
      ['id', '0'],
      ['id', '1e3'],
      ['id', '123456789012345678901'],
      ['deadline', 1.5],
      ['signature', 'abc'],
      ['signature', '0x'],
      ['signature', `0x${'1'.repeat(20_001)}`],
    ])('a body with another %s is refused (%#)', async (field, value) => {
      const claim: Claim = { record: 'review', id: '1', cid: cidOf('x'), deadline: soon() }
      const [status] = await remove(hub(), claim, '0x11', { [field]: value })
      expect(status).toBe(400)
    })

    test("another site's page cannot ask for it", async () => {
      const { claim } = await posted(hub())
      const { cid, ...named } = claim
      const { status } = await hub().ask({
        method: 'DELETE',
        url: `/api/content/${cid}`,
        payload: { ...named, signature: await author.sign(claim) },
        headers: { origin: 'https://elsewhere.example' },
      })
      expect(status).toBe(403)
    })

    test('without a chain, or where it does not answer, nothing is removed', async () => {
      const { text, claim } = await posted(hub())
      const signature = await author.sign(claim)
      const client = Object.create(chain.client, {
        getBlock: { value: () => Promise.reject(new Error('no answer')) },
      })
      const cases: [Chain | null, string][] = [
        [null, 'This hub runs without a chain, so no author can be checked.'],
        [{ ...chain, client }, 'The chain does not answer just now. Please try again in a minute.'],
      ]
      for (const [other, sentence] of cases) {
        const { database, dataDir } = hub()
        const config = testConfig({ dataDir, encryptionKey })
        const app = await buildApp(config, database, other)
        expect(await remove(createHub(app, database, dataDir), claim, signature)).toEqual([
          503,
          sentence,
        ])
        await app.close()
      }
      expect((await hub().get(`/api/content/${claim.cid}`)).text).toBe(text)
    })
  },
  { encryptionKey },
  () => chain,
)
