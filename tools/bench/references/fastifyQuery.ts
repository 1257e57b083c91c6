/** Plain Fastify with the query of our review list for each request, and nothing else. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify, unlike Express, awaits handlers
app.get('/api/reviews', async (request) => {
  const { limit = '50' } = request.query as { limit?: string }
  const { rows } = await pool.query(
    `select r.id, r.school_id as "schoolId", r.administrator_id as "administratorId",
       coalesce(s.name, r.school_name) as "schoolName", r.rating, r.title, r.content,
       r.is_anonymous as "isAnonymous", r.review_type as "reviewType", r.tags,
       r.is_verified as "isVerified", r.created_at as "createdAt", r.updated_at as "updatedAt", r.follow_up as "followUp"
     from reviews r left join schools s on r.school_id = s.id
     order by r.created_at desc, r.id desc limit $1`,
    [Number(limit) + 1],
  )
  return rows.slice(0, Number(limit))
})

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
