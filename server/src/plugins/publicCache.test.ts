import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { announce } from '../db/announce.ts'
import { insertReview } from '../features/reviews/store.ts'
import { describeApi, type Hub } from '../testing/describeApi.ts'
import { postingDay } from './postingDay.ts'

const review = { rating: 4, title: 't', content: 'c', schoolName: 'Ready College' }

describeApi('ready answers', (hub) => {
  /** The cache stands before the framework, so that only a real connection meets it. */
  async function address(path: string): Promise<string> {
    if (!hub().app.server.listening) await hub().app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(hub().app.server.address() as AddressInfo).port}${path}`
  }

  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(await address(path), { headers })
    return { response, text: await response.text() }
  }

  const essential = ({ headers }: Response) =>
    ['content-type', 'link', 'etag', 'cache-control', 'content-security-policy'].map((name) =>
      headers.get(name),
    )

  test('are the same as fresh ones', async () => {
    for (let at = 0; at < 3; at++) await hub().post('/api/reviews', review)
    const url = '/api/reviews?limit=2'
    let fresh = await read(url)
    let ready = fresh
    // The announcement of the last write may come between the two, and drops the first one's answer.
    await expect
      .poll(async () => {
        ;[fresh, ready] = [await read(url), await read(url)]
        return ready.response.headers.get('etag') === fresh.response.headers.get('etag')
      })
      .toBe(true)
    expect(ready.text).toBe(fresh.text)
    expect(essential(ready.response)).toEqual(essential(fresh.response))
    expect(ready.response.headers.get('link')).toContain('rel="next"')
    expect(ready.response.headers.get('x-request-id')).not.toBe(
      fresh.response.headers.get('x-request-id'),
    )
  })

  test('are not sent again to a caller that has them', async () => {
    const { response } = await read('/api/reviews?limit=1')
    const etag = response.headers.get('etag') ?? ''
    const again = await read('/api/reviews?limit=1', { 'if-none-match': etag })
    expect([again.response.status, again.text]).toEqual([304, ''])
  })

  test('are never older than the last write', async () => {
    for (let at = 0; at < 20; at++) {
      await read('/api/reviews?limit=1')
      const { json } = await hub().post('/api/reviews', { ...review, title: `Write ${at}` })
      expect(JSON.parse((await read('/api/reviews?limit=1')).text)).toEqual([json])
    }
  })

  test('are never older than the last write while others read', async () => {
    const reading = new AbortController()
    const readers = Array.from({ length: 4 }, async () => {
      while (!reading.signal.aborted) await read('/api/reviews?limit=1')
    })
    const stale: number[] = []
    for (let at = 0; at < 30; at++) {
      const { json } = await hub().post('/api/reviews', { ...review, title: `Race ${at}` })
      const [first] = JSON.parse((await read('/api/reviews?limit=1')).text) as { id: number }[]
      if (first?.id !== json.id) stale.push(at)
    }
    reading.abort()
    await Promise.all(readers)
    expect(stale).toEqual([])
  })

  test("are dropped on another server's announcement", async () => {
    const before = await read('/api/reviews?limit=1')
    await otherServerWrites(hub())
    await announce(hub().database.queries, { table: 'reviews' })
    await expect.poll(async () => (await read('/api/reviews?limit=1')).text).not.toBe(before.text)
  })

  test('are compressed for a caller that can read it', async () => {
    await hub().post('/api/reviews', { ...review, content: 'long '.repeat(1000) })
    const plain = await read('/api/reviews?limit=3', { 'accept-encoding': 'identity' })
    await expect
      .poll(async () => {
        const { response } = await read('/api/reviews?limit=3', { 'accept-encoding': 'br' })
        return response.headers.get('content-encoding')
      })
      .toBe('br')
    const packed = await read('/api/reviews?limit=3', { 'accept-encoding': 'br' })
    expect(packed.text).toBe(plain.text)
  })
})

/** Writes past this server's routes, as another server would. */
async function otherServerWrites({ database }: Hub): Promise<void> {
  const words = { ...review, tags: [], followUp: null }
  const about = {
    schoolId: null,
    isAnonymous: true,
    authorRole: 'unsaid',
    processFacts: {},
  } as const
  const fields = { ...words, ...about, token: null, receipt: null }
  await insertReview(database.queries, fields, postingDay(new Date()))
}
