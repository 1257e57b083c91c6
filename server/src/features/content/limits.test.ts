/** How much the store takes from one address, and what it answers when disk or database fail. */
import type * as promises from 'node:fs/promises'
import { statfs } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { BYTES, cidOf, held, put, sealed, someText } from '../../testing/contents.ts'
import { describeApi } from '../../testing/describeApi.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>()
  return { ...real, statfs: vi.fn(real.statfs) }
})

describeApi(
  'the limits of the store',
  (hub) => {
    test('the last of the disk is left for the database', async () => {
      const stats = await statfs(hub().dataDir)
      vi.mocked(statfs).mockResolvedValueOnce({ ...stats, bavail: 10, bsize: 4096 })
      const { status, json } = await put(hub(), someText())
      expect([status, json.detail]).toEqual([
        507,
        'The hub has no room for more at the moment. Nothing was kept.',
      ])
    })

    test('a disk that fails is told in a sentence, and nothing is left', async () => {
      const before = await held(hub())
      vi.mocked(statfs).mockRejectedValueOnce(Object.assign(new Error('disk'), { code: 'EIO' }))
      const { status, json } = await put(hub(), someText())
      expect([status, json.detail]).toEqual([
        503,
        'This could not be stored just now. Nothing was kept. Please try again.',
      ])
      expect(await held(hub())).toEqual(before)
    })

    test('a database that fails is told in a sentence, and nothing is left', async () => {
      const before = await held(hub())
      vi.spyOn(hub().database.queries, 'transaction').mockRejectedValueOnce(new Error('gone'))
      const { status } = await put(hub(), sealed(500), BYTES)
      expect(status).toBe(503)
      expect(await held(hub())).toEqual(before)
    })

    test('60 puts in ten minutes, and no more', async () => {
      const statuses: number[] = []
      for (let at = 0; at < 61; at++) statuses.push((await put(hub(), 'The same.')).status)
      // Three were tried above.
      expect(statuses.slice(0, 57)).not.toContain(429)
      expect(statuses.slice(57)).toEqual([429, 429, 429, 429])
    })

    test('20 removals in ten minutes, and no more', async () => {
      const payload = { record: 'review', id: '1', deadline: 1, signature: '0x11' }
      const ask = () => hub().ask({ method: 'DELETE', url: `/api/content/${cidOf('x')}`, payload })
      const statuses: number[] = []
      for (let at = 0; at < 21; at++) statuses.push((await ask()).status)
      expect(statuses.slice(19)).toEqual([503, 429])
    })
  },
  { rateLimits: true },
)
