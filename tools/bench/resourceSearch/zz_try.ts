import { onPostgres, miniSearch } from './engines.ts'
import { searchedEntries, reciprocalRank } from './run.ts'
import { queries } from './queries.ts'
const entries = searchedEntries()
const title = new Map(entries.map((e) => [e.name, e.title]))
console.log(entries.slice(50, 54))
const half = (process.argv[2] ?? 'tune') as 'tune' | 'heldOut'
const pg = (await onPostgres(entries))!
const mini = miniSearch(entries)
for (const e of [mini, pg]) {
  let sum = 0
  const times: [number, string][] = []
  for (let i = 0; i < 3; i++) for (const q of queries[half]) { const t = performance.now(); await e.search(q.text, 50); times.push([performance.now() - t, q.text]) }
  times.sort((a, b) => b[0] - a[0])
  for (const q of queries[half]) {
    const found = await e.search(q.text, 10)
    const r = reciprocalRank(q, found)
    sum += r
    if (r < 1 && process.argv[3] && e === pg) console.log(r.toFixed(2), q.kind, q.text, '->', found.slice(0, 4).map((n) => title.get(n)))
  }
  console.log(e.name, half, (sum / queries[half].length).toFixed(4), times.slice(0, 6), 'p50', times[times.length >> 1])
}
await pg.close()
