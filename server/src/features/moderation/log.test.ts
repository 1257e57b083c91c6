/** What the public learns of moderation. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeApi } from '../../testing/describeApi.ts'
import { addReview, addSchool, admin, follow, tableText } from '../../testing/moderating.ts'

describeApi('the log and the list of what is not shown', (hub) => {
  test('[reports.log] the public log says what, why and on which day, and neither names nor words nor which', async () => {
    const id = await addReview(hub(), await addSchool(hub(), 'Hazel College'), 1, 'marker-9090')
    await admin(hub(), 'moderation', 'hide', 'review', String(id), 'threat', 'note-4411')
    await admin(hub(), 'moderation', 'note', 'review', String(id), 'note-4412')
    const log = await hub().get('/api/moderation/log')
    const [newest] = log.json
    expect(newest).toEqual({
      id: expect.any(Number),
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      kind: 'review',
      action: 'hide',
      reason: 'threat',
    })
    expect(log.text).not.toMatch(/marker-9090|note-441|Hazel/)
    expect(await tableText(hub(), 'moderation_log')).not.toContain('note-441')
    const shown = await admin(hub(), 'moderation', 'show', 'review', String(id))
    expect(shown.join('\n')).toContain('note-4412')
    const counts = (await hub().get('/api/moderation/counts')).json
    const hidden = counts.find(({ action }: { action: string }) => action === 'hide')
    expect(hidden).toMatchObject({ month: newest.day.slice(0, 7) })
    const all = (await hub().get('/api/moderation/log?limit=200')).json
    const isHide = ({ action }: { action: string }) => action === 'hide'
    expect(hidden.count).toBe(all.filter(isHide).length)
  })

  test('the log goes on page by page', async () => {
    const id = String(await addReview(hub(), await addSchool(hub(), 'Ironwood College'), 2))
    await admin(hub(), 'moderation', 'hide', 'review', id, 'spam')
    await admin(hub(), 'moderation', 'restore', 'review', id, 'mistake')
    const [first] = (await hub().get('/api/moderation/log?limit=1')).json
    const { headers } = await hub().get('/api/moderation/log?limit=1')
    const next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? ''
    const [second] = (await hub().get(next)).json
    expect(second.id).toBeLessThan(first.id)
  })

  test('[posts.unshown] a record on chain that is not shown stands on the list of this chain, and of no other', async () => {
    await follow(hub())
    await admin(hub(), 'moderation', 'hide', 'chain-school', '12', 'name')
    const list = async () => (await hub().get('/api/moderation/unshown')).json
    expect(await list()).toEqual([
      { kind: 'chain-school', id: '12', cid: null, reason: 'name', day: expect.any(String) },
    ])
    await hub().database.queries.execute(
      sql`update registry_follower set chain = '1:0x00000000000000000000000000000000000000bb'`,
    )
    await admin(hub(), 'moderation', 'hide', 'chain-school', '13', 'spam')
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual(['13'])
  })
})
