import { sql } from 'drizzle-orm'
import { runAdmin } from '../admin/commands.ts'
import { rowsOf } from '../db/rows.ts'
import type { Hub } from './describeApi.ts'

const CHAIN = '1337:0x00000000000000000000000000000000000000aa'

/** Adds a college; answers its id. */
export async function addSchool(hub: Hub, name: string): Promise<number> {
  const { json } = await hub.post('/api/schools', { name, type: 'college' })
  return json.id
}

/** Posts a review; answers its id. */
export async function addReview(hub: Hub, schoolId: number, rating: number, title = 'A title') {
  const body = { schoolId, rating, title, content: 'They lost my letter.' }
  return (await hub.post('/api/reviews', body)).json.id as number
}

/** The titles of the reviews that a query lists. */
export const titlesOf = async (hub: Hub, query: string) =>
  (await hub.get(`/api/reviews?${query}`)).json.map(({ title }: { title: string }) => title)

/** Runs a command of `npm run admin`; answers what it prints. */
export async function admin(hub: Hub, ...words: string[]): Promise<string[]> {
  const lines: string[] = []
  const call = { words, folder: hub.dataDir }
  await runAdmin(
    call,
    hub.database,
    (line) => lines.push(line),
    async () => hub.app.desk,
  )
  return lines
}

/** The rows of a table as text, as whoever copies the database reads them. */
export const tableText = async (hub: Hub, table: string) =>
  JSON.stringify(await rowsOf(hub.database.queries, sql`select * from ${sql.identifier(table)}`))

/** Makes it a hub that follows a chain, as far as the database says so. */
export const follow = (hub: Hub) =>
  hub.database.queries.execute(sql`
    insert into registry_follower (chain, next_block) values (${CHAIN}, 1)
    on conflict (one) do update set chain = ${CHAIN}`)
