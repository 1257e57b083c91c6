import { startPostgres } from '@hub/server/testing/postgresCluster'
import { openPostgres } from '@hub/server/db/postgres'
import * as e from './engines.ts'
import { searchedEntries } from './run.ts'
import { lookUpWords } from '@hub/server/features/resources/words'
import { planSearch } from '@hub/server/features/resources/searchPlan'
import pg from 'pg'
const orig = pg.Client.prototype.query
const log: any[] = []
;(pg.Client.prototype as any).query = function (...a: any[]) { const q = a[0]; if (q && q.text) log.push({ text: q.text, values: q.values ?? a[1] }); return (orig as any).apply(this, a) }
const entries = searchedEntries()
const eng = (await e.onPostgres(entries, (async (db: any) => {
  for (const q of process.argv.slice(2)) {
    const { wordsOfQuery } = await import('@hub/server/features/resources/wordsOf')
    const look = await lookUpWords(db.queries, wordsOfQuery(q))
    console.log(JSON.stringify(look.map((l: any) => ({ ...l, near: l.near.slice(0, 8).map((n: any) => n.word), begun: l.begun.map((n: any) => n.word) }))), planSearch(look)?.candidates)
  }
}) as any))!
for (const q of process.argv.slice(2)) {
  await eng.search(q, 50)
  log.length = 0
  const t = performance.now(); await eng.search(q, 50); console.log('TOTAL', q, performance.now() - t)
  const { Client } = pg
  await new Promise((r) => setTimeout(r, 3000)); const c = (globalThis as any).__url ? new Client({ connectionString: (globalThis as any).__url }) : null
  if (c) { await c.connect(); console.log((await c.query(`select indexname from pg_indexes where tablename='resources'`)).rows); console.log((await c.query(`explain select id from resources where search @@ 'rape'::tsquery`)).rows); console.log((await c.query(`explain select id from resources where search @@ 'rape'::tsquery`)).rows); for (const l of [...log]) { const r = await orig.call(c, { text: 'explain (analyze, buffers) ' + l.text, values: l.values } as any) as any; console.log(r.rows.map((x: any) => x['QUERY PLAN']).join('\n').slice(0, 3500)) } await c.end() }
}
await eng.close()
