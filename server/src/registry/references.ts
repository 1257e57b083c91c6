import { registryAbi } from '@hub/contracts/abi/registry'
import { contentAddress } from '@hub/core/content/contentAddress'
import type { Chain } from '../chain/chain.ts'
import type { contentReferences } from '../db/registrySchema.ts'

/** That a record refers to a content, from one event. */
export type Reference = typeof contentReferences.$inferInsert

const names = [
  'ReviewPosted',
  'DocumentUploaded',
  'DocumentAnalyzed',
  'UserProfileSaved',
  'MessageSent',
] as const

type ChainReader = Pick<Chain, 'client' | 'registry'>
type Item = (typeof registryAbi)[number]
type ReferringEvent = Extract<Item, { type: 'event'; name: (typeof names)[number] }>

/** The events with a digest in them. */
const events = registryAbi.filter((item): item is ReferringEvent =>
  names.some((name) => item.type === 'event' && item.name === name),
)

/**
 * The references that these blocks brought, in the order of the chain. Throws the client's errors, also where
 * there are more events than one answer may hold.
 */
export async function readReferences(
  chain: ChainReader,
  fromBlock: bigint,
  toBlock: bigint,
): Promise<Reference[]> {
  const logs = await getLogs(chain, fromBlock, toBlock)
  return logs.flatMap((log) => {
    const { author, digest, record, recordId } = subject(log)
    // A profile may have none.
    if (/^0x0+$/.test(digest)) return []
    const cid = contentAddress(Buffer.from(digest.slice(2), 'hex'))
    const { blockNumber: block, logIndex } = log
    const named = { record, recordId: String(recordId), author: author.toLowerCase() }
    return { block, logIndex, cid, ...named }
  })
}

function getLogs({ client, registry }: ChainReader, fromBlock: bigint, toBlock: bigint) {
  return client.getLogs({ address: registry, events, fromBlock, toBlock, strict: true })
}

function subject({ args, eventName }: Awaited<ReturnType<typeof getLogs>>[number]) {
  switch (eventName) {
    case 'ReviewPosted':
      return {
        record: 'review',
        recordId: args.reviewId,
        author: args.reviewer,
        digest: args.contentHash,
      }
    case 'DocumentUploaded':
      return {
        record: 'document',
        recordId: args.documentId,
        author: args.owner,
        digest: args.contentHash,
      }
    case 'DocumentAnalyzed':
      return {
        record: 'document',
        recordId: args.documentId,
        author: args.owner,
        digest: args.analysisHash,
      }
    case 'UserProfileSaved':
      return {
        record: 'profile',
        recordId: args.user,
        author: args.user,
        digest: args.profileHash,
      }
    case 'MessageSent':
      return {
        record: 'message',
        recordId: args.messageId,
        author: args.sender,
        digest: args.contentHash,
      }
  }
}
