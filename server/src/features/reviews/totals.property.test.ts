import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { describeApi } from '../../testing/describeApi.ts'

describeApi('totals of reviews', (hub) => {
  test('averages and totals always equal what the rows say', async () => {
    const names = ['Aspen', 'Beech', 'Cypress']
    const ids: number[] = []
    for (const name of names) {
      const { json } = await hub().post('/api/schools', { name, type: 'university' })
      ids.push(json.id)
    }
    const review = fc.record({
      school: fc.constantFrom(...ids),
      rating: fc.integer({ min: 0, max: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(review, { maxLength: 12 }), async (batch) => {
        const posts = batch.map(({ school, rating }) =>
          hub().post('/api/reviews', { rating, schoolId: school, title: 't', content: 'c' }),
        )
        const statuses = (await Promise.all(posts)).map((answer) => answer.status)
        // 0 and 6 stars are refused, and must not count.
        expect(statuses).toEqual(
          batch.map(({ rating }) => (rating >= 1 && rating <= 5 ? 201 : 400)),
        )
        await expectTotalsEqualRows()
      }),
      { numRuns: 15 },
    )
  })

  async function expectTotalsEqualRows() {
    const rows = await rowsOf<Record<string, number>>(
      hub().database.queries,
      sql`select s.id, s.average_rating as shown, s.total_reviews as total,
        coalesce(avg(r.rating), 0)::float8 as mean, count(r.id)::int as rows
      from schools s left join reviews r on r.school_id = s.id group by s.id`,
    )
    for (const row of rows) {
      expect([row.shown, row.total]).toEqual([row.mean, row.rows])
    }
  }
})
