/** Row 4: full text of 200,000 reviews, newest first, on PostgreSQL. */
import { openPostgres } from '@hub/server/db/postgres'
import { listReviews } from '@hub/server/features/reviews/store'
import type { PostgresCluster } from '@hub/server/testing/postgresCluster'
import { createRandom, fillDatabase, sentence } from './data.ts'
import { type BenchRow, percentile, timed } from './measure.ts'

const SEARCHES = 400

export async function benchReviewSearch(cluster: PostgresCluster): Promise<BenchRow[]> {
  await cluster.createDatabase('words')
  const database = await openPostgres(`${cluster.url}/words`, 2)
  await fillDatabase(database.queries, { schools: 7000, reviews: 200_000 })
  const random = createRandom(4)
  const search = () => sentence(random, 1 + Math.floor(random() * 2))
  const find = () => listReviews(database.queries, { search: search(), limit: 51 })
  for (let warm = 0; warm < 20; warm++) await find()
  const times: number[] = []
  for (let at = 0; at < SEARCHES; at++) times.push(await timed(find))
  await database.close()
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return [
    {
      goal: '4',
      what: `full text of 200,000 reviews, ${SEARCHES} searches`,
      figure: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      wanted: 'p50 <= 5 ms, p99 <= 60 ms',
    },
  ]
}
