/** What hiding, restoring and removing does. */
import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refreshResources } from '../../content/firstResources.ts'
import { cidOf, fileOf, put, someText } from '../../testing/contents.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import {
  addReview,
  addSchool,
  admin,
  follow,
  tableText,
  titlesOf,
} from '../../testing/moderating.ts'

const totalsOf = async (hub: Hub, id: number) => {
  const { json } = await hub.get(`/api/schools/${id}`)
  return [
    json.totalReviews,
    json.averageRating,
    json.ratings.reduce((a: number, b: number) => a + b),
  ]
}

describeApi('decisions', (hub) => {
  test('a hidden review is in no list, search, school page or total, and comes back with all of them', async () => {
    const schoolId = await addSchool(hub(), 'Cedar Total College')
    await addReview(hub(), schoolId, 5, 'Cedar praise')
    const id = await addReview(hub(), schoolId, 1, 'Cedar slander')
    expect(await totalsOf(hub(), schoolId)).toEqual([2, 3, 2])
    await admin(hub(), 'moderation', 'hide', 'review', String(id), 'name', 'names', 'a', 'dean')
    expect(await totalsOf(hub(), schoolId)).toEqual([1, 5, 1])
    for (const query of [`schoolId=${schoolId}`, 'search=cedar']) {
      expect(await titlesOf(hub(), query)).toEqual(['Cedar praise'])
    }
    expect(await titlesOf(hub(), 'limit=200')).not.toContain('Cedar slander')
    await admin(hub(), 'moderation', 'restore', 'review', String(id), 'mistake')
    expect(await totalsOf(hub(), schoolId)).toEqual([2, 3, 2])
    expect(await titlesOf(hub(), 'search=cedar')).toEqual(['Cedar slander', 'Cedar praise'])
  })

  test('[reports.removed][reports.time] a removed review is gone for good, with its words and the words of its reports', async () => {
    const schoolId = await addSchool(hub(), 'Dogwood College')
    const id = String(await addReview(hub(), schoolId, 2, 'marker-5521'))
    const report = { kind: 'review', id, reason: 'other', words: 'quotes marker-5521' }
    await hub().post('/api/reports', report)
    await admin(hub(), 'moderation', 'remove', 'review', id, 'private')
    expect(await totalsOf(hub(), schoolId)).toEqual([0, 0, 0])
    expect(await tableText(hub(), 'reviews')).not.toContain('marker-5521')
    const shown = (await admin(hub(), 'moderation', 'show', 'review', id)).join('\n')
    expect(shown).toContain('[removed]')
    expect(shown).not.toContain('marker-5521')
    await expect(admin(hub(), 'moderation', 'restore', 'review', id, 'mistake')).rejects.toThrow(
      'This was removed for good already.',
    )
  })

  test('moderation leaves a school where it was in the list of the latest', async () => {
    const older = await addSchool(hub(), 'Elder Order College')
    const id = await addReview(hub(), older, 4)
    const newer = await addSchool(hub(), 'Fir Order College')
    const order = async () =>
      (await hub().get('/api/schools?sort=recent')).json
        .map((row: { id: number }) => row.id)
        .filter((row: number) => [older, newer].includes(row))
    expect(await order()).toEqual([newer, older])
    await admin(hub(), 'moderation', 'hide', 'review', String(id), 'spam')
    expect(await order()).toEqual([newer, older])
  })

  test('a hidden school is in no list and no search, its reviews neither, and it takes no review', async () => {
    const id = await addSchool(hub(), 'Ginkgo Vanishing College')
    await addReview(hub(), id, 4, 'Ginkgo review')
    const found = async () =>
      (await hub().get('/api/schools?search=Ginkgo+Vanishing')).json.map(
        (row: { id: number }) => row.id,
      )
    expect(await found()).toContain(id)
    await admin(hub(), 'moderation', 'hide', 'school', String(id), 'spam')
    await expect.poll(found).not.toContain(id)
    expect((await hub().get(`/api/schools/${id}`)).status).toBe(404)
    expect(await titlesOf(hub(), 'search=ginkgo')).toEqual([])
    const body = { schoolId: id, rating: 4, title: 'A', content: 'B' }
    expect((await hub().post('/api/reviews', body)).status).toBe(400)
    const again = { name: 'Ginkgo Vanishing College', type: 'college' }
    const added = await hub().post('/api/schools', again)
    expect([added.status, added.json.existingId]).toEqual([409, undefined])
    const removal = admin(hub(), 'moderation', 'remove', 'school', String(id), 'spam')
    await expect(removal).rejects.toThrow('This school has reviews.')
    await admin(hub(), 'moderation', 'restore', 'school', String(id), 'mistake')
    await expect.poll(found).toContain(id)
    expect(await titlesOf(hub(), 'search=ginkgo')).toEqual(['Ginkgo review'])
  })

  test('a removed school without reviews is gone for good, from lists, searches and the database', async () => {
    const name = 'Hemlock Slander College'
    const id = await addSchool(hub(), name)
    const listed = async () =>
      (await hub().get('/api/schools?search=Hemlock+Slander')).json.map(
        (row: { id: number }) => row.id,
      )
    await expect.poll(listed).toContain(id)
    await admin(hub(), 'moderation', 'remove', 'school', String(id), 'name')
    expect((await hub().get(`/api/schools/${id}`)).status).toBe(404)
    expect(await tableText(hub(), 'schools')).not.toContain(name)
    await expect.poll(listed).not.toContain(id)
    const restored = admin(hub(), 'moderation', 'restore', 'school', String(id), 'mistake')
    await expect(restored).rejects.toThrow('This was removed for good already.')
  })

  test('the text of a hidden review on chain is not sent, and of a removed one neither kept nor taken again', async () => {
    await follow(hub())
    const text = someText()
    const cid = cidOf(text)
    await put(hub(), text)
    await hub().database.queries.execute(sql`
      insert into content_references (block, log_index, cid, record, record_id, author)
      values (1, 1, ${cid}, 'review', '77', '0xa')`)
    const read = async () => (await hub().get(`/api/content/${cid}`)).text
    expect(await read()).toBe(text)
    await admin(hub(), 'moderation', 'hide', 'chain-review', '77', 'private')
    expect(await read()).toBe('This hub does not show this text. Reason: It had private details.')
    expect((await hub().get(`/ipfs/${cid}?format=raw`)).status).toBe(410)
    expect((await hub().get('/api/moderation/unshown')).json).toContainEqual({
      kind: 'chain-review',
      id: '77',
      cid,
      reason: 'private',
      day: expect.any(String),
    })
    await admin(hub(), 'moderation', 'restore', 'chain-review', '77', 'rules')
    expect(await read()).toBe(text)
    const file = await fileOf(hub(), cid)
    await admin(hub(), 'moderation', 'remove', 'text', cid, 'private')
    expect(existsSync(file ?? '')).toBe(false)
    expect((await put(hub(), text)).status).toBe(410)
  })

  test('a legal request stands first on the queue, with its due date, until it is decided', async () => {
    const schoolId = await addSchool(hub(), 'Juniper College')
    const [early, late] = [
      String(await addReview(hub(), schoolId, 2)),
      String(await addReview(hub(), schoolId, 2)),
    ]
    await hub().post('/api/reports', { kind: 'review', id: early, reason: 'spam' })
    await admin(hub(), 'moderation', 'legal', 'review', late, '2026-12-24', 'Case', 'ref-6655')
    expect((await admin(hub(), 'moderation', 'list'))[0]).toContain(`review ${late}`)
    expect(await tableText(hub(), 'reports')).not.toContain('ref-6655')
    const shown = (await admin(hub(), 'moderation', 'show', 'review', late)).join('\n')
    expect(shown).toContain('Legal request Case ref-6655, due 2026-12-24')
    await admin(hub(), 'moderation', 'keep', 'review', late, 'rules')
    expect((await admin(hub(), 'moderation', 'list')).join('\n')).not.toContain(`review ${late} `)
    for (const due of ['soon', '2026-13-01']) {
      const wrong = admin(hub(), 'moderation', 'legal', 'review', late, due, 'x')
      await expect(wrong).rejects.toThrow('Give the due date as a day')
    }
  })

  test('a hidden resource is in no list and no search, also after a release; one of the hub itself cannot be removed', async () => {
    const { queries } = hub().database
    await refreshResources(queries)
    const proposal = { title: 'Zelkova Zebrawood Clinic', description: 'Help.', category: 'legal' }
    const own = String((await hub().post('/api/resources', proposal)).json.id)
    await admin(hub(), 'resources', 'approve', own)
    const [builtIn] = (await hub().get('/api/resources?limit=1')).json
    const listed = async (id: string) =>
      (
        await hub().get(
          `/api/resources?category=${id === own ? 'legal' : builtIn.category}&limit=200`,
        )
      ).json
        .map((row: { id: number }) => String(row.id))
        .includes(id)
    const found = async (words: string, id: string) =>
      (await hub().get(`/api/resources/search?q=${encodeURIComponent(words)}`)).json
        .map((row: { id: number }) => String(row.id))
        .includes(id)
    // The search reads anew after it was told.
    const becomes = (id: string, title: string, shown: boolean) =>
      expect.poll(async () => [await listed(id), await found(title, id)]).toEqual([shown, shown])
    for (const [id, title] of [
      [own, proposal.title],
      [String(builtIn.id), builtIn.title],
    ] as const) {
      await becomes(id, title, true)
      await admin(hub(), 'moderation', 'hide', 'resource', id, 'wrong')
      await refreshResources(queries)
      await becomes(id, title, false)
      await admin(hub(), 'moderation', 'restore', 'resource', id, 'mistake')
      await becomes(id, title, true)
    }
    const refused = admin(hub(), 'moderation', 'remove', 'resource', String(builtIn.id), 'wrong')
    await expect(refused).rejects.toThrow('This came with the hub')
    await admin(hub(), 'moderation', 'remove', 'resource', own, 'spam')
    await becomes(own, proposal.title, false)
    expect(await tableText(hub(), 'resources')).not.toContain('Zelkova')
  })
})
