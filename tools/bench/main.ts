/**
 * `npm run bench`: every measure beside its reference, in one run. `npm run bench -- 1 assistant` runs those rows, and
 * `npm run bench -- soak NAME` a long test (tools/soak/main.ts).
 */
import { startPostgres } from '@hub/server/testing/postgresCluster'
import { buildIfChanged } from '../build/build.ts'
import type { BenchRow } from './measure.ts'

const [first, ...others] = process.argv.slice(2)
if (first === 'soak') {
  await (await import('../soak/main.ts')).soak(others)
  process.exit()
}
await buildIfChanged()
// Loaded now, since some read what is made of the content.
const { serverRows } = await import('./analysis/onServer.ts')
const { chromiumRows } = await import('./analysis/inChromium.ts')
const { assistantRows } = await import('./assistant.ts')
const { benchChatStreams } = await import('./chatStreams/run.ts')
const { pdfRows, wordRows } = await import('./extraction/run.ts')
const { fairnessRows } = await import('./fairness.ts')
const { benchFirstLoad } = await import('./firstLoad/run.ts')
const { benchPublicLists } = await import('./publicLists.ts')
const { benchRegistryGas } = await import('./registry/gas.ts')
const { benchReviewPages } = await import('./registry/pages.ts')
const { benchReviewSearch } = await import('./reviewSearch.ts')
const { benchSealing } = await import('./sealing/run.ts')
const { privacyRows, resourceSearchRows, schoolSearchRows } = await import('./searchRows.ts')
const { benchStartTime } = await import('./startTime.ts')
const { benchUploads } = await import('./uploads.ts')
const cluster = await startPostgres()
if (!cluster) process.stdout.write('No PostgreSQL server here: rows 1 and 4 are left out.\n')

const benches: Record<string, () => Promise<BenchRow[]>> = {
  1: async () => (cluster ? benchPublicLists(cluster) : []),
  2: schoolSearchRows,
  3: resourceSearchRows,
  4: async () => (cluster ? benchReviewSearch(cluster) : []),
  5: pdfRows,
  6: wordRows,
  7: benchFirstLoad,
  8: () => benchUploads(cluster),
  9: () => benchChatStreams(cluster),
  assistant: assistantRows,
  11: () => benchStartTime(cluster),
  12: benchRegistryGas,
  13: () => benchReviewPages(process.argv.includes('--full')),
  analysis: async () => [...(await serverRows()), ...(await chromiumRows())],
  fairness: fairnessRows,
  privacy: privacyRows,
  sealing: benchSealing,
}

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((name) => !(name in benches))
if (unknown.length > 0) {
  await cluster?.stop()
  process.stderr.write(
    `There is no bench named ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.\n`,
  )
  process.exit(1)
}
process.stdout.write('| # | work | seen | against the reference | goal |\n|---|---|---|---|---|\n')
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(benches)) {
    for (const { goal, what, figure, ratio, wanted } of (await benches[name]?.()) ?? []) {
      process.stdout.write(`| ${goal} | ${what} | ${figure} | ${ratio ?? ''} | ${wanted} |\n`)
    }
  }
} finally {
  await cluster?.stop()
}
process.exit()
