/** The analysis of a long document beside the extraction of the same PDF, and how both grow with its length. */
import { analyze } from '@hub/core/analysis/analyze'
import { heldOutLetters, tuneLetters } from '@hub/core/analysis/fixtures/letters'
import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import { layOutLines } from '@hub/core/extract/fixtures/layOutLines'
import { extractInChild } from '@hub/server/extraction/extractInChild'
import { alternate, type BenchRow, timed } from './measure.ts'

/** In pages; 180 are 100,000 words. */
const LENGTHS = [10, 100, 180, 1000]
const WORDS_ON_A_PAGE = 500
const ROUNDS = 3

export async function analysisRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const pages of LENGTHS) {
    const bytes = makePolicy(pages)
    const { document } = await read(bytes)
    const seen = await alternate(ROUNDS, {
      extraction: () => timed(() => read(bytes)),
      analysis: () => timed(async () => analyze(document)),
    })
    const [extraction = Number.NaN, analysis = Number.NaN] = [seen.extraction, seen.analysis]
    const words = document.text.split(/\s+/).length.toLocaleString('en-US')
    rows.push({
      goal: 'analysis',
      what: `analysis of a policy of ${pages} pages (${words} words)`,
      figure: `${Math.round(analysis)} ms, ${(analysis / pages).toFixed(2)} ms a page`,
      ratio: `${(analysis / extraction).toFixed(2)}x of the extraction (${Math.round(extraction)} ms)`,
      wanted: '<= 1x at 100,000 words, linear',
    })
  }
  return rows
}

function read(bytes: Uint8Array) {
  const source = (async function* () {
    yield bytes
  })()
  return extractInChild(source, 'pdf', { signal: AbortSignal.timeout(120_000) })
}

/** The policies of core's own letters, over and over. */
function makePolicy(pages: number): Uint8Array {
  const letters = [...tuneLetters, ...heldOutLetters]
  const texts = letters.filter(({ docType }) => docType === 'school_policy').map(({ text }) => text)
  const paragraphs = texts.join('\n\n').split('\n\n')
  const made = Array.from({ length: pages }, (_, page) => {
    const onPage: string[] = []
    for (let words = 0, at = page * 7; words < WORDS_ON_A_PAGE; at++) {
      const paragraph = paragraphs[at % paragraphs.length] ?? ''
      onPage.push(paragraph)
      words += paragraph.split(' ').length
    }
    return { lines: layOutLines(onPage, { x: 60, y: 780, width: 490 }) }
  })
  return buildPdf(made, { compress: true })
}
