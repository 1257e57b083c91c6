import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Chain } from '../../chain/chain.ts'
import { type Author, type Claim, newAuthor } from '../../testing/author.ts'
import { BYTES, cidOf, put, sealed, someText } from '../../testing/contents.ts'
import { createHub, type Hub, openPgliteCopy, testConfig } from '../../testing/describeApi.ts'
import { startIpfsNode } from '../../testing/ipfsNode.ts'
import { openTestChain } from '../../testing/testChain.ts'

let ipfs: Awaited<ReturnType<typeof startIpfsNode>>
let chain: Chain
let author: Author
let hub: Hub
let close = async () => {}

beforeAll(async () => {
  const [local, node, opened] = await Promise.all([
    openTestChain(),
    startIpfsNode(),
    openPgliteCopy(),
  ])
  ;({ chain } = local)
  ipfs = node
  author = await newAuthor(chain)
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
  const app = await buildApp(testConfig({ dataDir, ipfsApiUrl: ipfs.url }), opened.database, chain)
  hub = createHub(app, opened.database, dataDir)
  close = async () => {
    await app.close()
    await opened.close()
    await Promise.all([ipfs.close(), local.remove(), rm(dataDir, { recursive: true })])
  }
})
afterAll(() => close())

const remove = async (claim: Claim) => {
  const { cid, ...named } = claim
  const payload = { ...named, signature: await author.sign(claim) }
  return (await hub.ask({ method: 'DELETE', url: `/api/content/${cid}`, payload })).status
}
const claimOf = (id: string, cid: string): Claim => ({
  record: 'review',
  id,
  cid,
  deadline: Math.floor(Date.now() / 1000) + 300,
})
/** A removal by another has the hub read the chain. */
const letHubRead = () => remove(claimOf('1', cidOf('nothing')))
const isPublished = (cid: string) => () => ipfs.blocks.has(cid)

test('[posts.ipfs] a text is published when its record is on the chain, and taken back when it is removed', async () => {
  const [text, unposted] = [someText(), someText()]
  const bytes = sealed(500)
  const cid = cidOf(text)
  await put(hub, text)
  await put(hub, unposted)
  await put(hub, bytes, BYTES)
  const id = await author.review(cid)
  await author.document(cidOf(bytes))
  await letHubRead()
  await expect.poll(isPublished(cid)).toBe(true)
  expect(ipfs.blocks.get(cid)?.toString()).toBe(text)
  expect([...ipfs.blocks.keys()]).toEqual([cid])
  expect(await remove(claimOf(id, cid))).toBe(204)
  await expect.poll(isPublished(cid)).toBe(false)
})

test('a text that is stored after its record came is published too', async () => {
  const text = someText()
  await author.review(cidOf(text))
  await letHubRead()
  await put(hub, text)
  await expect.poll(isPublished(cidOf(text))).toBe(true)
})

test('a node that is down is asked again', async () => {
  const text = someText()
  await author.review(cidOf(text))
  await letHubRead()
  ipfs.node.isDown = true
  const before = ipfs.calls.length
  await put(hub, text)
  await expect.poll(() => ipfs.calls.length).toBeGreaterThan(before)
  ipfs.node.isDown = false
  await expect.poll(isPublished(cidOf(text))).toBe(true)
})
