import { removeContentDomain, removeContentTypes } from '@hub/api/content'
import { registryAbi } from '@hub/contracts/abi/registry'
import { receiptOf } from '@hub/contracts/deploy/receipt'
import { digestOfAddress } from '@hub/core/content/contentAddress'
import { createWalletClient, type Hex, http, parseEventLogs } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Chain } from '../chain/chain.ts'
import { callRpc } from '../chain/rpc.ts'

/** What the author of a record signs to have its content removed. */
export interface Claim {
  record: 'review' | 'document'
  id: string
  cid: string
  deadline: number
}

/** Somebody with a wallet of their own on the local chain. */
export interface Author {
  address: Hex
  /** Posts a review with this content, and answers its id. */
  review(cid: string): Promise<string>
  document(cid: string): Promise<string>
  /** Notes a sealed analysis of a document. */
  analysis(documentId: string, cid: string): Promise<void>
  message(cid: string): Promise<string>
  sign(claim: Claim, chainId?: number): Promise<Hex>
}

/** The digest in a content address, as the chain writes it. */
const digestOf = (cid: string): Hex =>
  `0x${Buffer.from(digestOfAddress(cid) ?? []).toString('hex')}`

/** What is signed to remove a content. */
export const removalOf = (
  { record, id, cid, deadline }: Claim,
  chain: Chain,
  chainId = chain.id,
) => ({
  domain: { ...removeContentDomain, chainId, verifyingContract: chain.registry },
  types: removeContentTypes,
  primaryType: 'RemoveContent' as const,
  message: { record, id: BigInt(id), contentHash: digestOf(cid), deadline: BigInt(deadline) },
})

/** A new wallet with money on the local chain. */
export async function newAuthor(chain: Chain): Promise<Author> {
  const account = privateKeyToAccount(generatePrivateKey())
  const ether = '0xde0b6b3a7640000'
  await callRpc(chain.rpcUrl, 'anvil_setBalance', [account.address, ether], 20_000)
  const { client, registry } = chain
  if (!client.chain) throw new Error('The client names no chain.')
  const transport = http(chain.rpcUrl)
  const wallet = createWalletClient({ account, chain: client.chain, transport })
  const contract = { address: registry, abi: registryAbi } as const
  const logsOf = async (hash: Hex) => {
    const { logs } = await receiptOf(client, hash, { everyMs: 20, timeoutMs: 20_000 })
    return parseEventLogs({ abi: registryAbi, logs, strict: true })
  }
  /** The id of the record that this transaction made. */
  const idOf = async (hash: Hex): Promise<bigint> => {
    for (const { eventName, args } of await logsOf(hash)) {
      if (eventName === 'ReviewPosted') return args.reviewId
      if (eventName === 'DocumentUploaded') return args.documentId
      if (eventName === 'ConversationStarted') return args.conversationId
      if (eventName === 'MessageSent') return args.messageId
    }
    throw new Error('The record is not on the chain.')
  }
  const startConversation = async () => {
    const args = ['A conversation'] as const
    return idOf(
      await wallet.writeContract({ ...contract, functionName: 'startConversation', args }),
    )
  }
  return {
    address: account.address,
    review: async (cid) => {
      const args = [0n, 'A school', 4, 'A title', digestOf(cid), [], true] as const
      const hash = await wallet.writeContract({ ...contract, functionName: 'postReview', args })
      return String(await idOf(hash))
    },
    document: async (cid) => {
      const args = ['document-1', digestOf(cid), 'application/pdf', 1000n] as const
      const hash = await wallet.writeContract({ ...contract, functionName: 'uploadDocument', args })
      return String(await idOf(hash))
    },
    analysis: async (documentId, cid) => {
      const args = [BigInt(documentId), digestOf(cid)] as const
      const functionName = 'updateDocumentAnalysis'
      await logsOf(await wallet.writeContract({ ...contract, functionName, args }))
    },
    message: async (cid) => {
      const args = [await startConversation(), 'user', digestOf(cid)] as const
      const hash = await wallet.writeContract({ ...contract, functionName: 'sendMessage', args })
      return String(await idOf(hash))
    },
    sign: (claim, chainId) => account.signTypedData(removalOf(claim, chain, chainId)),
  }
}
