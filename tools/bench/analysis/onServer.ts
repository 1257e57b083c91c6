/** The analysis as the server runs it, with the model: of a letter, and of long documents beside their extraction. */
import { setInterval as every } from 'node:timers/promises'
import type { DocumentText } from '@hub/core/document/documentText'
import { type Analyzer, createAnalyzer } from '@hub/server/analysis/analyzer'
import { extractInChild } from '@hub/server/extraction/extractInChild'
import { type BenchRow, median, timed } from '../measure.ts'
import { makePaper } from './paper.ts'

/** In pages; 180 are 100,000 words. */
const LENGTHS = [10, 100, 180]
const LETTERS = 7
const LOOK_MS = 20
const MEGABYTE = 2 ** 20

const log = {
  error: (...said: unknown[]) => void process.stderr.write(`${JSON.stringify(said)}\n`),
}

export async function serverRows(): Promise<BenchRow[]> {
  const before = process.memoryUsage.rss()
  const analyzer = createAnalyzer(log)
  try {
    const opened = await timed(() => analyzer.prepare())
    const rows: BenchRow[] = [
      {
        goal: 'analysis',
        what: 'a thread started, its model opened',
        figure: `${Math.round(opened)} ms, +${megabytes(process.memoryUsage.rss() - before)}`,
        wanted: '',
      },
      await letterRow(analyzer),
    ]
    for (const pages of LENGTHS) rows.push(await policyRow(analyzer, pages, before))
    return rows
  } finally {
    await analyzer.close()
  }
}

async function letterRow(analyzer: Analyzer): Promise<BenchRow> {
  const { document } = await read(makePaper('notice_of_allegations', 2))
  const times: number[] = []
  for (let letter = 0; letter <= LETTERS; letter++) {
    const time = await timed(() => analyze(analyzer, document))
    // The first one warms the code.
    if (letter > 0) times.push(time)
  }
  return {
    goal: 'analysis',
    what: `analysis of a letter of two pages (${wordsIn(document)} words)`,
    figure: `${Math.round(median(times))} ms`,
    wanted: '<= 1.5 s on two cores',
  }
}

async function policyRow(analyzer: Analyzer, pages: number, before: number): Promise<BenchRow> {
  const bytes = makePaper('school_policy', pages)
  const extraction = await timed(() => read(bytes))
  const { document } = await read(bytes)
  const memory = watchMemory()
  const analysis = await timed(() => analyze(analyzer, document))
  const most = await memory.end()
  return {
    goal: 'analysis',
    what: `analysis of a policy of ${pages} pages (${wordsIn(document)} words)`,
    figure: `${(analysis / 1000).toFixed(1)} s, ${(analysis / pages).toFixed(1)} ms a page, +${megabytes(most - before)} with the model`,
    ratio: `${(analysis / extraction).toFixed(2)}x of the extraction (${Math.round(extraction)} ms)`,
    wanted: 'linear; 100,000 words: <= 30 s on two cores, <= +350 MB',
  }
}

const never = new AbortController().signal
const analyze = (analyzer: Analyzer, document: DocumentText) => analyzer.analyze(document, never)

/** The most memory that the process, with its threads, has from now on. */
function watchMemory() {
  const stop = new AbortController()
  const watched = (async () => {
    let most = process.memoryUsage.rss()
    try {
      for await (const _ of every(LOOK_MS, null, { signal: stop.signal }))
        most = Math.max(most, process.memoryUsage.rss())
    } catch {}
    return most
  })()
  return {
    end: () => {
      stop.abort()
      return watched
    },
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`
const wordsIn = ({ text }: DocumentText) => text.split(/\s+/).length.toLocaleString('en-US')

function read(bytes: Uint8Array) {
  const source = (async function* () {
    yield bytes
  })()
  return extractInChild(source, 'pdf', { signal: AbortSignal.timeout(120_000) })
}
