import { registryAbi } from '@hub/contracts/abi/registry'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textBox } from '../../../lib/private/textBox.ts'
import { textSeal } from '../../../lib/private/textSeal.ts'
import { Vault } from '../../../lib/private/vault.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { conversationTitle } from '../../../wallet/registry/conversationTitle.ts'
import { testChain } from '../../../wallet/testing/testChain.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { storedConversations } from '../conversations/stored.ts'
import { newTag } from './chainTag.ts'
import { recordConversation } from './recordConversation.ts'

const address: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const PENDING = 'hub.pendingTransactions'

let kept: Map<string, string>
const { name } = storedConversations
const ofBrowser = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
  'encrypt',
  'decrypt',
])
const seal = textSeal(() => ofBrowser, name)
const opened = async () => (await seal.open(kept.get(name) ?? '')) ?? ''

beforeEach(() => {
  kept = new Map()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

let count = 0

/** A browser with one conversation, and a wallet with records of these titles. */
async function browser(titles: string[], chainTag?: string) {
  count += 1
  const conversation = { id: count, title: 'T', messages: [], lastActivity: '2026-11-21T15:00:00Z' }
  const list = [{ ...conversation, ...(chainTag && { chainTag }) }]
  kept.set(name, await seal.seal(JSON.stringify(list)))
  const box = textBox(name, () => localStorage)
  const vault = new Vault(storedConversations, box, (work) => work(), seal)
  await vault.refresh()
  const request = async ({ params }: { params: [{ data: Hex }] }) => {
    const { functionName, args } = decodeFunctionData({ abi: registryAbi, data: params[0].data })
    const id = (args?.[0] ?? 0n) as bigint
    const result =
      functionName === 'getUserConversations'
        ? titles.map((_, at) => BigInt(at))
        : { id, title: titles[Number(id)], messageCount: 0n, timestamp: 1n, owner: address }
    return encodeFunctionResult({ abi: registryAbi, functionName, result: result as never })
  }
  const read = vi.fn(request)
  const access = { address, chain: testChain, publicClient: { request: read } }
  const sent: RegistryWrite[] = []
  const end: { words: string; phase: Ending['phase'] } = { phase: 'done', words: '' }
  const send = async (write: RegistryWrite) => {
    sent.push(write)
    return { ...end }
  }
  const tag = newTag()
  const record = () =>
    recordConversation({
      vault,
      access: access as unknown as WalletAccess,
      id: conversation.id,
      tag,
      send,
    })
  return { record, sent, end, tag, read, titles, vault }
}

const publicTitle = (tag: string) => conversationTitle(tag, { address, chain: testChain })
const titleOf = (tag: string) => [{ name: 'startConversation', args: [publicTitle(tag)] }]

test('a new tag is kept before it is sent, and the chain is not asked about it', async () => {
  const { record, sent, tag, read } = await browser(['conversation of another time'])
  expect(await record()).toBeUndefined()
  expect(sent).toEqual(titleOf(tag))
  expect(await opened()).toContain(tag)
  expect(read).not.toHaveBeenCalled()
})

test('a conversation whose record is on the chain is not sent again, however old that is', async () => {
  const old = newTag()
  const later = Array.from({ length: 60 }, (_, at) => `later ${at}`)
  const { record, sent } = await browser([publicTitle(old), ...later], old)
  expect(await record()).toMatch(/^The chain has a record of this conversation already\./)
  expect(sent).toEqual([])
})

test('after a no it is looked for on the chain, and sent by the same tag', async () => {
  const { record, sent, end, tag, titles } = await browser([])
  Object.assign(end, { phase: 'rejected', words: 'You said no.' })
  expect(await record()).toBe('You said no.')
  Object.assign(end, { phase: 'dropped', words: 'The network no longer knows it.' })
  expect(await record()).toBe('The network no longer knows it.')
  expect(sent).toEqual([...titleOf(tag), ...titleOf(tag)])
  // It came back.
  titles.push(publicTitle(tag))
  expect(await record()).toMatch(/already/)
  expect(sent).toHaveLength(2)
})

test('one that another tab has tagged meanwhile keeps that tag', async () => {
  const other = newTag()
  const { record, sent, vault } = await browser([publicTitle(other)])
  const list = JSON.parse(await opened()) as object[]
  const tagged = list.map((one) => ({ ...one, chainTag: other }))
  kept.set(name, await seal.seal(JSON.stringify(tagged)))
  expect(await record()).toMatch(/already/)
  expect(sent).toEqual([])
  expect(vault.view().value[0]?.chainTag).toBe(other)
})

test('one whose record is on its way is not sent again', async () => {
  const { record, sent } = await browser([], newTag())
  const hash = `0x${'11'.repeat(32)}`
  const pending = { hash, chainId: 1337, name: 'startConversation', from: address, nonce: null }
  kept.set(PENDING, JSON.stringify([{ ...pending, sentAt: Date.now() }]))
  expect(await record()).toMatch(/^A record that you sent before is still on its way\./)
  expect(sent).toEqual([])
})

test('while the wallet is asked, a second press is told so', async () => {
  const { record, sent } = await browser([])
  const first = record()
  expect(await record()).toMatch(/^Your wallet is already asking you\./)
  expect(await first).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test.each([
  ['QuotaExceededError', /^This browser has no room left .* Nothing was sent\./],
  ['SecurityError', /^This browser does not let the hub note .* Nothing was sent\.$/],
])('where the browser does not keep the tag (%s) nothing is sent', async (name, words) => {
  const { record, sent } = await browser([])
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('', name)
    },
  })
  expect(await record()).toMatch(words)
  expect(sent).toEqual([])
})

test('where the chain does not answer whether it is there, nothing is sent', async () => {
  const { record, sent, read } = await browser([], newTag())
  read.mockRejectedValue(new Error('no answer'))
  expect(await record()).toMatch(/^The chain does not answer right now\. Nothing was sent\./)
  expect(sent).toEqual([])
})

test('a conversation that is gone is not recorded', async () => {
  const { record, sent, vault } = await browser([])
  await vault.edit(() => [])
  expect(await record()).toMatch(/deleted in another tab\. Nothing was sent\.$/)
  expect(sent).toEqual([])
})
