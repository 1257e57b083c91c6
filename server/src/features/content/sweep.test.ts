import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Chain } from '../../chain/chain.ts'
import { RegistryFollower } from '../../registry/follower.ts'
import type { Services } from '../../services.ts'
import { openFolder } from '../../storage/folder.ts'
import { type Author, newAuthor } from '../../testing/author.ts'
import { cidOf, fileOf, held, put, someText } from '../../testing/contents.ts'
import { describeApi, type Hub, testConfig } from '../../testing/describeApi.ts'
import { openTestChain } from '../../testing/testChain.ts'
import { sweepUnreferenced } from './sweep.ts'

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

/** The services of a hub on this database, as far as the sweep and the follower use them. */
async function servicesOf({ database, dataDir }: Hub, withChain: Chain | null = chain) {
  const services = {
    chain: withChain,
    config: testConfig(),
    contentStorage: await openFolder(join(dataDir, 'content'), false),
    database,
    jobs: {
      // None of these is published, so there are no jobs.
      transaction: (work: Parameters<Services['jobs']['transaction']>[0]) =>
        database.queries.transaction((transaction) => work(transaction, async () => {})),
    },
  } as unknown as Services
  return services
}

const read = (services: Services, followed = chain) =>
  new RegistryFollower(followed, () => services).catchUp()

/** Stores a text, as if it had been that many hours ago. */
async function storedAgo(hub: Hub, hours: number): Promise<string> {
  const text = someText()
  await put(hub, text)
  await hub.database.queries.execute(
    sql`update content set keep_until = keep_until - make_interval(hours => ${hours}) where cid = ${cidOf(text)}`,
  )
  return cidOf(text)
}

const isHere = async (hub: Hub, cid: string) =>
  (await hub.get(`/api/content/${cid}`)).status === 200

describeApi('contents without a record', (hub) => {
  test('without any chain ever, a day is kept and no more', async () => {
    const [old, fresh] = [await storedAgo(hub(), 25), await storedAgo(hub(), 23)]
    await sweepUnreferenced(await servicesOf(hub(), null))
    expect([await isHere(hub(), old), await isHere(hub(), fresh)]).toEqual([false, true])
  })

  test('nothing is swept before the chain was read for the first time', async () => {
    const old = await storedAgo(hub(), 30)
    await sweepUnreferenced(await servicesOf(hub()))
    expect(await isHere(hub(), old)).toBe(true)
  })

  test('[posts.words-time] after a day what no record refers to is swept, with its file, and all else stays', async () => {
    const services = await servicesOf(hub())
    const [old, fresh, posted] = [
      await storedAgo(hub(), 25),
      await storedAgo(hub(), 23),
      await storedAgo(hub(), 1000),
    ]
    await author.review(posted)
    await read(services)
    const before = await held(hub())
    const file = await fileOf(hub(), old)
    await sweepUnreferenced(services)
    expect(await isHere(hub(), old)).toBe(false)
    expect([await isHere(hub(), fresh), await isHere(hub(), posted)]).toEqual([true, true])
    expect(file).toBeDefined()
    const after = await held(hub())
    expect(before.rows - after.rows).toBe(before.kept - after.kept)
    expect(before.rows - after.rows).toBeGreaterThanOrEqual(1)
  })

  test('who stores it again has another day', async () => {
    const services = await servicesOf(hub())
    const text = someText()
    await put(hub(), text)
    await hub().database.queries.execute(
      sql`update content set keep_until = now() - interval '1 hour' where cid = ${cidOf(text)}`,
    )
    expect((await put(hub(), text)).status).toBe(200)
    await read(services)
    await sweepUnreferenced(services)
    expect(await isHere(hub(), cidOf(text))).toBe(true)
  })

  test('what came after the chain was last read stays, however long it does not answer', async () => {
    const services = await servicesOf(hub())
    await read(services)
    await hub().database.queries.execute(
      sql`update registry_follower set current_at = now() - interval '3 days'`,
    )
    const [seen, unseen] = [await storedAgo(hub(), 24 + 73), await storedAgo(hub(), 24 + 71)]
    await sweepUnreferenced(services)
    await sweepUnreferenced(await servicesOf(hub(), null))
    expect([await isHere(hub(), seen), await isHere(hub(), unseen)]).toEqual([false, true])
  })

  test('a blocked address stays blocked', async () => {
    const services = await servicesOf(hub())
    const text = someText()
    await hub().database.queries.execute(
      sql`insert into content (cid, size, is_text, keep_until) values (${cidOf(text)}, 0, true, now() - interval '9 days')`,
    )
    await read(services)
    await sweepUnreferenced(services)
    expect((await put(hub(), text)).status).toBe(410)
  })
})
