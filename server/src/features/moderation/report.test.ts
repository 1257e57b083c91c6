/** What anybody may report, and what is kept of it. */
import { postReport } from '@hub/api/moderation'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { describeApi, describeHub } from '../../testing/describeApi.ts'
import { addReview, addSchool, admin, tableText } from '../../testing/moderating.ts'

describeApi('reports', (hub) => {
  test('[reports.kept][reports.answer][reports.removal] anybody can report a review; its words are sealed, and nothing leads to who wrote them', async () => {
    const id = String(await addReview(hub(), await addSchool(hub(), 'Aspen College'), 3))
    const words = 'This is my roommate, marker-7313.'
    const body = { kind: 'review', id, reason: 'other', words }
    const { status, json } = await hub().post('/api/reports', body)
    expect([status, json]).toEqual([202, { received: true }])
    const stored = await tableText(hub(), 'reports')
    expect(stored).toContain(`"subject":"${id}"`)
    expect(stored).not.toContain('marker-7313')
    expect(stored).not.toContain('127.0.0.1')
    expect(stored).toMatch(/"day":"[^"]*12:00:00/)
    expect((await admin(hub(), 'moderation', 'show', 'review', id)).join('\n')).toContain(words)
  })

  test('[reports.once] the same report from the same address counts once, for another reason again', async () => {
    const id = String(await addReview(hub(), await addSchool(hub(), 'Basil College'), 3))
    const count = async () => {
      const [row] = await rowsOf<{ n: number }>(
        hub().database.queries,
        sql`select count(*)::int n from reports where kind = 'review' and subject = ${id}`,
      )
      return row?.n
    }
    const report = (reason: string) => hub().post('/api/reports', { kind: 'review', id, reason })
    for (const _ of [1, 2, 3]) expect((await report('spam')).status).toBe(202)
    expect(await count()).toBe(1)
    await report('threat')
    expect(await count()).toBe(2)
  })

  test.each([
    [{ kind: 'review', id: '999999', reason: 'spam' }, 404],
    [{ kind: 'school', id: '999999', reason: 'spam' }, 404],
    [{ kind: 'resource', id: '999999', reason: 'wrong' }, 404],
    [{ kind: 'text', id: 'b'.repeat(59), reason: 'spam' }, 404],
    [{ kind: 'chain-review', id: '1', reason: 'spam' }, 404],
    [{ kind: 'review', id: '0', reason: 'spam' }, 400],
    [{ kind: 'review', id: '99999999999', reason: 'spam' }, 400],
    [{ kind: 'person', id: '1', reason: 'spam' }, 400],
    [{ kind: 'review', id: '1', reason: 'dull' }, 400],
    [{ kind: 'review', id: '1', reason: 'other' }, 400],
    [{ kind: 'review', id: '1', reason: 'other', words: 'x'.repeat(501) }, 400],
  ])('a report of nothing, or without a reason, is refused (%#)', async (body, status) => {
    expect((await hub().post(postReport.path, body)).status).toBe(status)
  })

  test('a resource of the hub can be reported, one that waits for approval cannot', async () => {
    const proposal = { title: 'Yew Clinic', description: 'Free help.', category: 'legal' }
    const { json } = await hub().post('/api/resources', proposal)
    const report = { kind: 'resource', id: String(json.id), reason: 'wrong' }
    expect((await hub().post('/api/reports', report)).status).toBe(404)
    await admin(hub(), 'resources', 'approve', report.id)
    expect((await hub().post('/api/reports', report)).status).toBe(202)
    const [first] = await admin(hub(), 'moderation', 'list')
    expect(first).toBe(`resource ${report.id}  [shown]  1 open  wrong  Yew Clinic`)
  })

  test('still takes reports, and the command line decides', async () => {
    const id = String(await addReview(hub(), await addSchool(hub(), 'Maple College'), 4))
    expect((await hub().post('/api/reports', { kind: 'review', id, reason: 'spam' })).status).toBe(
      202,
    )
    expect(await admin(hub(), 'moderation', 'hide', 'review', id, 'spam')).toEqual([
      `Hidden: review ${id}.`,
    ])
  })
})

describeHub(
  'a flood of reports',
  (hub) => {
    test('is stopped at twenty in ten minutes from one address', async () => {
      const id = String(await addReview(hub(), await addSchool(hub(), 'Nutmeg College'), 4))
      const report = () => hub().post('/api/reports', { kind: 'review', id, reason: 'spam' })
      for (let n = 0; n < 20; n++) expect((await report()).status).toBe(202)
      expect((await report()).status).toBe(429)
    })
  },
  { rateLimits: true },
)
