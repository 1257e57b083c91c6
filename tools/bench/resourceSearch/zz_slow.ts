import { onPostgres } from './engines.ts'
import { searchedEntries } from './run.ts'
import { queries } from './queries.ts'
import pg from 'pg'
const orig = pg.Client.prototype.query
const log: any[] = []
;(pg.Client.prototype as any).query = function (...a: any[]) { const q = a[0]; const t = performance.now(); const r = (orig as any).apply(this, a); if (q && q.text && r?.then) r.then((x: any) => log.push([performance.now() - t, x?.rows?.length, q])); return r }
const eng = (await onPostgres(searchedEntries()))!
const all = [...queries.tune, ...queries.heldOut]
const med = new Map<string, number[]>(), parts = new Map<string, number[][]>()
for (let i = 0; i < 15; i++) for (const q of all) { log.length = 0; const t = performance.now(); await eng.search(q.text, 50); const d = performance.now() - t; (med.get(q.text) ?? med.set(q.text, []).get(q.text)!).push(d); (parts.get(q.text) ?? parts.set(q.text, []).get(q.text)!).push(log.map((l) => l[0])) }
const m = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1]!
const rows = [...med].map(([t, a]) => [t, m(a), m(parts.get(t)!.map((p) => p[0] ?? 0)), m(parts.get(t)!.map((p) => p[1] ?? 0))] as const).sort((a, b) => b[1] - a[1])
for (const r of [...rows.slice(0, 10), rows[50]!, rows[100]!]) console.log(r[0], r.slice(1).map((x) => (x as number).toFixed(1)).join(' '))
await eng.close()
