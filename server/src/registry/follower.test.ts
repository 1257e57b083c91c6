import { randomBytes } from 'node:crypto'
import { contentAddress } from '@hub/core/content/contentAddress'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Chain } from '../chain/chain.ts'
import { callRpc } from '../chain/rpc.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { rowsOf } from '../db/rows.ts'
import { type Author, newAuthor } from '../testing/author.ts'
import { openPgliteCopy, openPostgresCopy, testConfig } from '../testing/describeApi.ts'
import { idleJobs } from '../testing/idleJobs.ts'
import { openTestChain } from '../testing/testChain.ts'
import { FollowerStopped, RegistryFollower } from './follower.ts'
import { findProgress } from './store.ts'

const someCid = () => contentAddress(randomBytes(32))

const kinds = { PGlite: openPgliteCopy, PostgreSQL: openPostgresCopy }

describe.each(Object.entries(kinds))("the registry's events (%s)", (kind, open) => {
  const isMissing = kind === 'PostgreSQL' && inject('postgresUrl') === null
  let chain: Chain
  let database: Database
  let jobs: Jobs
  let author: Author
  let close = async () => {}

  beforeAll(async () => {
    if (isMissing) return
    const [opened, local] = await Promise.all([open(), openTestChain()])
    ;({ database } = opened)
    ;({ chain } = local)
    jobs = idleJobs(database)
    author = await newAuthor(chain)
    close = async () => {
      await jobs.stop()
      await opened.close()
      await local.remove()
    }
  })
  afterAll(() => close())

  const follow = (followed = chain) =>
    new RegistryFollower(followed, () => ({ config: testConfig(), database, jobs }))
  const referenceOf = async (cid: string) => {
    const [found] = await rowsOf<{ record: string; id: string }>(
      database.queries,
      sql`select record, record_id id from content_references where cid = ${cid} order by block, log_index`,
    )
    return found
  }
  const keepUntilOf = async (cid: string) => {
    const [row] = await rowsOf<{ hours: number }>(
      database.queries,
      sql`select round(extract(epoch from keep_until - now()) / 3600)::int as hours from content where cid = ${cid}`,
    )
    return row?.hours
  }
  const keep = (cid: string, hours: number) =>
    database.queries.execute(
      sql`insert into content (cid, file, size, is_text, keep_until)
        values (${cid}, ${cid}, 1, true, now() + make_interval(hours => ${hours}))`,
    )
  /** Lets the chain go back to where it is now: what comes after is another way. */
  const turningPoint = async () => {
    const snapshot = await callRpc<string>(chain.rpcUrl, 'evm_snapshot', [])
    return () => callRpc<boolean>(chain.rpcUrl, 'evm_revert', [snapshot])
  }

  test.skipIf(isMissing)('each kind of record with a digest is a reference', async () => {
    const [review, document, analysis, message] = [someCid(), someCid(), someCid(), someCid()]
    const reviewId = await author.review(review)
    const documentId = await author.document(document)
    await author.analysis(documentId, analysis)
    const messageId = await author.message(message)
    await follow().catchUp()
    expect(await referenceOf(review)).toEqual({ record: 'review', id: reviewId })
    expect(await referenceOf(document)).toEqual({ record: 'document', id: documentId })
    expect(await referenceOf(analysis)).toEqual({ record: 'document', id: documentId })
    expect(await referenceOf(message)).toEqual({ record: 'message', id: messageId })
    expect(await referenceOf(someCid())).toBeUndefined()
  })

  test.skipIf(isMissing)('another follower goes on where the first one ended', async () => {
    await follow().catchUp()
    const before = await findProgress(database.queries)
    const cid = someCid()
    const id = await author.review(cid)
    const follower = follow()
    await Promise.all([follower.catchUp(), follower.catchUp(), follow().catchUp()])
    expect(await referenceOf(cid)).toEqual({ record: 'review', id })
    const after = await findProgress(database.queries)
    expect(after?.nextBlock).toBe((await chain.client.getBlockNumber({ cacheTime: 0 })) + 1n)
    expect(after?.currentAt?.getTime()).toBeGreaterThanOrEqual(
      before?.currentAt?.getTime() ?? Infinity,
    )
  })

  test.skipIf(isMissing)('of several records with one content each one is kept', async () => {
    const cid = someCid()
    const id = await author.review(cid)
    await (await newAuthor(chain)).review(cid)
    await follow().catchUp()
    expect(await referenceOf(cid)).toEqual({ record: 'review', id })
  })

  test.skipIf(isMissing)(
    'blocks that the chain took back are forgotten, and their contents stay a day',
    async () => {
      const [stays, gone, back] = [someCid(), someCid(), someCid()]
      await author.review(stays)
      await follow().catchUp()
      for (const cid of [gone, back]) await keep(cid, -30)
      const goBack = await turningPoint()
      await author.review(gone)
      await follow().catchUp()
      expect(await referenceOf(gone)).toBeDefined()
      await goBack()
      const id = await author.review(back)
      await follow().catchUp()
      expect(await referenceOf(stays)).toBeDefined()
      expect(await referenceOf(gone)).toBeUndefined()
      expect(await referenceOf(back)).toEqual({ record: 'review', id })
      expect(await keepUntilOf(gone)).toBe(24)
      expect(await keepUntilOf(back)).toBe(-30)
    },
  )

  test.skipIf(isMissing)('a chain that is shorter than before is read as it is now', async () => {
    const [stays, lost] = [someCid(), someCid()]
    await author.review(stays)
    await follow().catchUp()
    const goBack = await turningPoint()
    await author.review(lost)
    await follow().catchUp()
    await goBack()
    await follow().catchUp()
    expect(await referenceOf(stays)).toBeDefined()
    expect(await referenceOf(lost)).toBeUndefined()
  })

  test.skipIf(isMissing)('a chain that began anew is read anew', async () => {
    const [before, after] = [someCid(), someCid()]
    await author.review(before)
    await follow().catchUp()
    const local = await openTestChain()
    await (await newAuthor(local.chain)).review(after)
    await follow(local.chain).catchUp()
    expect(await referenceOf(before)).toBeUndefined()
    expect(await referenceOf(after)).toEqual({ record: 'review', id: '1' })
    await local.remove()
    await follow().catchUp()
    expect(await referenceOf(before)).toBeDefined()
    expect(await referenceOf(after)).toBeUndefined()
  })

  test.skipIf(isMissing)('another registry is read anew', async () => {
    const cid = someCid()
    await author.review(cid)
    await follow().catchUp()
    await follow({ ...chain, registry: author.address }).catchUp()
    expect(await referenceOf(cid)).toBeUndefined()
    await follow().catchUp()
    expect(await referenceOf(cid)).toBeDefined()
  })

  test.skipIf(isMissing)('where a node answers few blocks at once, less is asked for', async () => {
    const cids = [someCid(), someCid(), someCid()]
    await follow({ ...chain, registry: author.address }).catchUp()
    for (const cid of cids) await author.review(cid)
    const asked: bigint[] = []
    const client = Object.create(chain.client, {
      getLogs: {
        value: async (query: { fromBlock: bigint; toBlock: bigint }) => {
          const blocks = query.toBlock - query.fromBlock + 1n
          if (blocks > 3n) throw new Error('too many blocks')
          asked.push(blocks)
          return chain.client.getLogs(query)
        },
      },
    })
    await follow({ ...chain, client }).catchUp()
    expect(asked.length).toBeGreaterThan(2)
    for (const cid of cids) expect(await referenceOf(cid)).toBeDefined()
  })

  test.skipIf(isMissing)(
    'a chain that turns back while it is read is read again from where it turned',
    async () => {
      const [gone, back] = [someCid(), someCid()]
      const goBack = await turningPoint()
      await author.review(gone)
      await follow().catchUp()
      let id = ''
      // After the look at the last blocks, and before the next ones are read, one by one.
      let isTurned = false
      const getLogs = async (query: { fromBlock: bigint; toBlock: bigint }) => {
        if (!isTurned) {
          isTurned = true
          await goBack()
          id = await author.review(back)
          for (let more = 0; more < 6; more++) await author.review(someCid())
        }
        if (query.toBlock > query.fromBlock) throw new Error('too many blocks')
        return chain.client.getLogs(query)
      }
      for (let more = 0; more < 3; more++) await author.review(someCid())
      const client = Object.create(chain.client, { getLogs: { value: getLogs } })
      await follow({ ...chain, client }).catchUp()
      expect(await referenceOf(gone)).toBeUndefined()
      expect(await referenceOf(back)).toEqual({ record: 'review', id })
    },
  )

  test.skipIf(isMissing)('calls that wait for the same round share it', async () => {
    let rounds = 0
    const getBlock = async (query: { blockTag?: string }) => {
      if (query.blockTag === 'latest') rounds++
      return chain.client.getBlock(query as never)
    }
    const follower = follow({
      ...chain,
      client: Object.create(chain.client, { getBlock: { value: getBlock } }),
    })
    const first = follower.catchUp()
    await Promise.all([first, ...Array.from({ length: 20 }, () => follower.catchUp())])
    expect(rounds).toBeLessThanOrEqual(2)
    await follower.catchUp()
    expect(rounds).toBeLessThanOrEqual(3)
  })

  test.skipIf(isMissing)('a chain that does not answer leaves all as it was', async () => {
    const cid = someCid()
    await author.review(cid)
    await follow().catchUp()
    const before = await findProgress(database.queries)
    const client = Object.create(chain.client, {
      getBlock: { value: () => Promise.reject(new Error('no answer')) },
    })
    await expect(follow({ ...chain, client }).catchUp()).rejects.toThrow('no answer')
    expect(await findProgress(database.queries)).toEqual(before)
    expect(await referenceOf(cid)).toBeDefined()
  })

  test.skipIf(isMissing)(
    'a node that fell behind knows nothing newer than its last block',
    async () => {
      const network = { ...chain, config: { ...chain.config, demoWallet: false } }
      await follow(network).catchUp()
      const { timestamp } = await chain.client.getBlock()
      const { currentAt } = (await findProgress(database.queries)) ?? {}
      expect(currentAt?.getTime()).toBe(Number(timestamp) * 1000)
    },
  )

  test.skipIf(isMissing)('a stopped follower keeps nothing more', async () => {
    const cid = someCid()
    await author.review(cid)
    const follower = follow()
    await follower.stop()
    await expect(follower.catchUp()).rejects.toBeInstanceOf(FollowerStopped)
    expect(await referenceOf(cid)).toBeUndefined()
  })
})
