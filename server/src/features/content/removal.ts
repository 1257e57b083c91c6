import { REMOVE_CONTENT_SECONDS_MAX, removeContent } from '@hub/api/content'
import { digestOfAddress } from '@hub/core/content/contentAddress'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Chain } from '../../chain/chain.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { badRequest, notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { firstReference } from '../../registry/store.ts'
import type { Services } from '../../services.ts'
import { readRecord } from './record.ts'
import { isSignedBy } from './signature.ts'
import * as store from './store.ts'

/** A hub that has only begun to read a large chain cannot say yet whose a text is. */
const LONGEST_WAIT_MS = 20_000

type Claim = z.output<typeof removeContent.body>

/** Removes a content for the author of the record that brought it, and keeps its address blocked. */
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
    try {
      await catchUp(services)
      await checkFirst(services, params.cid, body)
      await checkAuthor(chain, body, contentHash)
    } catch (error) {
      if (error instanceof Refusal) throw error
      request.log.warn({ failure: describeFailure(error) }, 'an author could not be checked')
      throw new Refusal(503, 'The chain does not answer just now. Please try again in a minute.')
    }
    await remove(services, params.cid)
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

/**
 * Only the record that brought a content to the chain counts: anybody may post another one with the same
 * digest, and must not become an author of somebody else's words by that.
 */
async function checkFirst({ database }: Services, cid: string, claim: Claim): Promise<void> {
  const first = await firstReference(database.queries, cid)
  if (!first) throw notFound('No record on the chain refers to this address.')
  if (first.record === claim.record && first.recordId === claim.id) return
  throw new Refusal(
    403,
    'Another record brought this text to the chain. Only its author can remove it.',
  )
}

async function checkAuthor(chain: Chain, claim: Claim, contentHash: `0x${string}`): Promise<void> {
  const { author, digests } = await readRecord(chain, claim)
  if (!digests.includes(contentHash)) {
    throw new Refusal(403, 'This record does not refer to this text.')
  }
  if (!(await isSignedBy(chain, author, claim, contentHash))) {
    throw new Refusal(403, 'The signature is not one of the author of this record.')
  }
}

async function remove(services: Services, cid: string): Promise<void> {
  const { config, contentStorage, jobs, log } = services
  const file = await jobs.transaction(async (transaction, send) => {
    if (config.ipfsApiUrl) await send('publish-content', { cid })
    return store.blockContent(transaction, cid)
  })
  if (!file) return
  // Without its row nobody can read it: what fails here is left to the sweep.
  await contentStorage.remove(file).catch((error: unknown) => {
    log.error({ failure: describeFailure(error) }, 'a file without a row was left')
  })
}
