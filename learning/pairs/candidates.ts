/**
 * `node learning/pairs/candidates.ts --data FOLDER [--model FOLDER]`: writes which sentences of the exported documents
 * the reader takes for something: what `train.py` learns to look at a second time. Some of them are marked, and the rest it
 * is wrong about.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { points } from '@hub/core/analysis/point'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { readStances, type Stance } from '@hub/core/reader/stances'
import { openReader } from '@hub/server/analysis/openReader'

/** From these log odds on a sentence is looked at a second time, and of a point so many at most. */
const LEAST = { against: -2.5, met: -1 } as const
const MOST = { against: 3, met: 2 } as const

interface Exported {
  readonly id: string
  readonly source: string
  readonly text: string
}

const { data, model } = parseArgs({
  options: {
    data: { type: 'string', default: '.build/learning' },
    model: { type: 'string', default: 'models/reader' },
  },
}).values

/** Places of the sentences that are the likeliest to be `of`. */
function likeliest(stances: readonly Stance[], of: 'met' | 'against'): number[] {
  return [...stances.entries()]
    .filter(([, stance]) => stance[of] > LEAST[of])
    .toSorted(([, one], [, other]) => other[of] - one[of])
    .slice(0, MOST[of])
    .map(([at]) => at)
}

const documents = ['faults', 'learn', 'letters'].flatMap((name) =>
  readFileSync(join(data, `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Exported),
)
const reader = await openReader(model)
const out = join(data, 'candidates.jsonl')
writeFileSync(out, '')
for (const { id, text } of documents.filter(
  ({ source }) => source !== 'twin' && source !== 'kind',
)) {
  const { sentences } = readDocument(onePage(text))
  const read = await readStances(sentences, reader)
  const pairs = points.flatMap(({ requirements: [requirement] }, column) => {
    const stances = read.of(requirement) ?? []
    const places = [...likeliest(stances, 'against'), ...likeliest(stances, 'met')]
    return [...new Set(places)].map((at) => [column, at])
  })
  appendFileSync(out, `${JSON.stringify({ id, pairs })}\n`)
}
