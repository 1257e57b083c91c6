import { afterAll, beforeAll, expect, test } from 'vitest'
import { cidOf } from '../../testing/contents.ts'
import { startIpfsNode } from '../../testing/ipfsNode.ts'
import { putBlock, removeBlock } from './ipfsNode.ts'

let ipfs: Awaited<ReturnType<typeof startIpfsNode>>

beforeAll(async () => {
  ipfs = await startIpfsNode()
})
afterAll(() => ipfs.close())

const bytes = Buffer.from('A block.')
const cid = cidOf(bytes)

test('a block is put raw under its own address, pinned, and removed with its pin', async () => {
  ipfs.calls.length = 0
  await putBlock(ipfs.url, cid, bytes)
  expect(ipfs.blocks.get(cid)?.equals(bytes)).toBe(true)
  await removeBlock(ipfs.url, cid)
  expect(ipfs.blocks.has(cid)).toBe(false)
  expect(ipfs.calls).toEqual([
    '/api/v0/block/put?cid-codec=raw&mhtype=sha2-256&pin=true',
    `/api/v0/pin/rm?arg=${cid}`,
    `/api/v0/block/rm?arg=${cid}&force=true`,
  ])
})

test('removing what is not there is no error', async () => {
  await expect(removeBlock(ipfs.url, cid)).resolves.toBeUndefined()
})

test('the name and password of the address are sent as such', async () => {
  const url = ipfs.url.replace('//', '//hub:p%40ss@')
  await putBlock(`${url}/node/..`, cid, bytes)
  expect(ipfs.node.authorization).toBe(`Basic ${btoa('hub:p@ss')}`)
})

test('a node that names another address, or does not answer rightly, is an error', async () => {
  await expect(putBlock(ipfs.url, cidOf('other'), bytes)).rejects.toThrow('under another address')
  ipfs.node.isDown = true
  await expect(putBlock(ipfs.url, cid, bytes)).rejects.toThrow('answered 500')
  await expect(removeBlock(ipfs.url, cid)).rejects.toThrow('answered 500')
  ipfs.node.isDown = false
})
