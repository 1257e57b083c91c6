/** `npm run bench`: every measure beside its reference, in one run. `npm run bench -- 1 11` runs those rows. */
import { startPostgres } from '@hub/server/testing/postgresCluster'
import { buildIfChanged } from '../build/build.ts'
import { analysisRows } from './analysisTime.ts'
import { assistantRows } from './assistant.ts'
import { benchChatStreams } from './chatStreams/run.ts'
import { pdfRows, wordRows } from './extraction/run.ts'
import { benchFirstLoad } from './firstLoad/run.ts'
import type { BenchRow } from './measure.ts'
import { benchPublicLists } from './publicLists.ts'
import { benchRegistryGas } from './registry/gas.ts'
import { benchReviewPages } from './registry/pages.ts'
import { benchReviewSearch } from './reviewSearch.ts'
import { benchSealing } from './sealing/run.ts'
import { privacyRows, resourceSearchRows, schoolSearchRows } from './searchRows.ts'
import { benchStartTime } from './startTime.ts'
import { benchUploads } from './uploads.ts'

await buildIfChanged()
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
  10: assistantRows,
  11: () => benchStartTime(cluster),
  12: benchRegistryGas,
  13: () => benchReviewPages(process.argv.includes('--full')),
  analysis: analysisRows,
  privacy: privacyRows,
  sealing: benchSealing,
}

const chosen = process.argv.slice(2).filter((word) => word in benches)
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
