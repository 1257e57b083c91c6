import {
  REMOVE_CONTENT_SECONDS_MAX,
  removeContent,
  removeContentDomain,
  removeContentTypes,
} from '@hub/api/content'
import { registryAbi } from '@hub/contracts/abi/registry'
import { digestOfAddress } from '@hub/core/content/contentAddress'
import type { FastifyInstance } from 'fastify'
import type { Address, Hex } from 'viem'
import type { z } from 'zod'
import type { Chain } from '../../chain/chain.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { badRequest, notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { referenceState, refersTo } from '../../registry/store.ts'
import type { Services } from '../../services.ts'
import * as store from './store.ts'
import { sweepUnreferenced } from './sweep.ts'

/** A hub that has only begun to read a large chain cannot say yet whose a text is. */
const LONGEST_WAIT_MS = 20_000

type Claim = z.output<typeof removeContent.body>

/**
 * Takes a content back for the author of a record that refers to it: from the author's own records, and from no other.
 * Anybody may post a record with the digest of another's words, so none has a right over the other (decision 0038).
 */
export function registerRemoval(app: FastifyInstance, services: Services): void {
  const { limits } = services
  route(app, removeContent, { guards: [limits.removals] }, async ({ params, body, request }) => {
    const { chain } = services
    if (!chain)
      throw new Refusal(503, 'This hub runs without a chain, so no author can be checked.')
    const digest = digestOfAddress(params.cid)
    if (!digest) throw notFound('Nothing is stored at this address.')
    checkDeadline(body.deadline)
    const contentHash = `0x${Buffer.from(digest).toString('hex')}` as const
    let author: string
    try {
      await catchUp(services)
      await checkReference(services, params.cid, body)
      author = await checkAuthor(chain, body, contentHash)
    } catch (error) {
      if (error instanceof Refusal) throw error
      request.log.warn({ failure: describeFailure(error) }, 'an author could not be checked')
      throw new Refusal(503, 'The chain does not answer just now. Please try again in a minute.')
    }
    await takeBack(services, params.cid, author)
    return null
  })
}

function checkDeadline(deadline: number): void {
  const now = Date.now() / 1000
  if (deadline < now) throw badRequest('This signature is no longer valid. Please sign again.')
  if (deadline > now + REMOVE_CONTENT_SECONDS_MAX) {
    const minutes = REMOVE_CONTENT_SECONDS_MAX / 60
    throw badRequest(`A signature may be valid for ${minutes} minutes at most.`)
  }
}

async function catchUp({ follower }: Services): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LONGEST_WAIT_MS, stillReading())
  })
  try {
    await Promise.race([follower?.catchUp(), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

const stillReading = () =>
  new Refusal(503, 'The hub is still reading the chain. Please try again in a few minutes.')

async function checkReference({ database }: Services, cid: string, claim: Claim): Promise<void> {
  const { queries } = database
  if ((await referenceState(queries, cid)) === 'none') {
    throw notFound('No record on the chain refers to this address.')
  }
  if (await refersTo(queries, cid, { record: claim.record, recordId: claim.id })) return
  throw notItsRecord()
}

const notItsRecord = () => new Refusal(403, 'This record does not refer to this text.')

/** The author of the record, who signed. */
async function checkAuthor(
  chain: Chain,
  claim: Claim,
  contentHash: `0x${string}`,
): Promise<string> {
  const { author, digests } = await readRecord(chain, claim)
  if (!digests.includes(contentHash)) throw notItsRecord()
  if (!(await isSignedBy(chain, author, claim, contentHash))) {
    throw new Refusal(403, 'The signature is not one of the author of this record.')
  }
  return author
}

/**
 * From here on nothing is shown under the author's records. The bytes are deleted as those without a record are: at
 * once, or where they came within the last day, after it. That day is for whoever stored the same words for a record
 * that is still on its way; else somebody could silence it by a record of their own that comes first.
 */
async function takeBack(services: Services, cid: string, author: string): Promise<void> {
  const { config, jobs, log } = services
  await jobs.transaction(async (transaction, send) => {
    if (config.ipfsApiUrl) await send('publish-content', { cid })
    await store.withdraw(transaction, cid, author)
  })
  // What fails here is left to the next sweep.
  await sweepUnreferenced(services).catch((error: unknown) => {
    log.error({ failure: describeFailure(error) }, 'a content that was taken back was left')
  })
}

/** What a record on chain says of its content. */
interface ChainRecord {
  author: Address
  digests: readonly Hex[]
}

/** Reads a record of which an event told. Throws the client's errors. */
async function readRecord(
  { client, registry }: Pick<Chain, 'client' | 'registry'>,
  { id, record }: { id: string; record: 'review' | 'document' },
): Promise<ChainRecord> {
  const contract = { address: registry, abi: registryAbi } as const
  if (record === 'review') {
    const args = [BigInt(id), 1n] as const
    const reviews = await client.readContract({
      ...contract,
      functionName: 'getReviewsByRange',
      args,
    })
    const review = reviews.find((one) => one.id === BigInt(id))
    if (!review) throw new Error('The chain does not have this review.')
    return { author: review.reviewer, digests: [review.contentHash] }
  }
  const args = [BigInt(id)] as const
  const document = await client.readContract({ ...contract, functionName: 'getDocument', args })
  return { author: document.owner, digests: [document.contentHash, document.analysisHash] }
}

interface Signed {
  record: string
  id: string
  deadline: number
  signature: Hex
}

/**
 * Whether `author` signed that this content be removed. The chain is asked, so that an account that is a
 * contract can say itself what its signature is (ERC-1271). Throws the client's errors.
 */
async function isSignedBy(
  { client, id: chainId, registry }: Pick<Chain, 'client' | 'id' | 'registry'>,
  author: Address,
  { deadline, id, record, signature }: Signed,
  contentHash: Hex,
): Promise<boolean> {
  return client.verifyTypedData({
    address: author,
    domain: { ...removeContentDomain, chainId, verifyingContract: registry },
    types: removeContentTypes,
    primaryType: 'RemoveContent',
    message: { record, id: BigInt(id), contentHash, deadline: BigInt(deadline) },
    signature,
  })
}
