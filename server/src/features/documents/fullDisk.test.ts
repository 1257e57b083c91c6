/** What an upload answers when the disk has no room: the system's answers are stood in for here. */
import type * as promises from 'node:fs/promises'
import { readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { SealedWriter } from '../../sealing/sealedWriter.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { pdf } from '../../testing/sampleFiles.ts'
import { upload } from '../../testing/uploads.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>()
  return { ...real, statfs: vi.fn(real.statfs) }
})

const NO_ROOM = 'The hub has no room for more documents at the moment. Nothing was stored.'

describeApi('a full disk', (hub) => {
  const incoming = () => readdir(join(hub().dataDir, 'documents', 'incoming'))

  test('the last of the disk is left for the database', async () => {
    const stats = await statfs(hub().dataDir)
    vi.mocked(statfs).mockResolvedValueOnce({ ...stats, bavail: 10, bsize: 4096 })
    const { status, json } = await upload(new Browser(hub()), pdf())
    expect([status, json.detail]).toEqual([507, NO_ROOM])
  })

  test.each([
    ['ENOSPC', 507, NO_ROOM],
    [
      'EIO',
      503,
      'The document could not be stored just now. Nothing was stored. Please try again.',
    ],
  ])(
    '%s while the file is written is answered %i, and nothing is left',
    async (code, status, sentence) => {
      const broken = Object.assign(new Error('disk'), { code })
      vi.spyOn(SealedWriter.prototype, 'end').mockRejectedValueOnce(broken)
      const answer = await upload(new Browser(hub()), pdf())
      expect([answer.status, answer.json.detail]).toEqual([status, sentence])
      expect(await incoming()).toEqual([])
    },
  )

  test('a database that fails before the account is made leaves nothing either', async () => {
    vi.spyOn(hub().database.queries, 'transaction').mockRejectedValueOnce(new Error('gone'))
    const { status } = await upload(new Browser(hub()), pdf())
    expect(status).toBe(503)
    expect(await incoming()).toEqual([])
  })

  test('a write for which the database has no room is told so', async () => {
    const cause = Object.assign(new Error('could not extend file'), {
      severity: 'ERROR',
      code: '53100',
    })
    const full = new DrizzleQueryError('insert into schools', [], cause)
    vi.spyOn(hub().database.queries, 'transaction').mockRejectedValueOnce(full)
    const school = { name: 'Full Disk College', location: 'Ames, IA', type: 'college' }
    const { status, json } = await new Browser(hub()).post('/api/schools', school)
    expect([status, json.detail]).toEqual([
      507,
      'The hub has no room for more at the moment. Nothing was changed.',
    ])
  })
})
