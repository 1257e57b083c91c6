import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { packedSparse } from '@hub/core/learnt/sparse'
import { allTexts, learntOf } from './examples.ts'
import type { Kept, Learnt } from './tables.ts'

/**
 * The generated file of what goes against each rule and what meets it, and nothing that differs between two runs. Takes
 * minutes, on all cores.
 */
export async function faultsFile(): Promise<string> {
  const learnt = new Map((await learntByAll(['any', ...learntOf])).map((one) => [one.id, one]))
  const tables = learntOf.map((id) => {
    const { against, meets } = learnt.get(id) ?? {}
    return `  {\n    id: '${id}',\n    against: ${tableOf(against, 4)},\n    meets: ${tableOf(meets, 4)},\n  },`
  })
  return [
    '// Written by `node tools/train.ts faults`: do not edit.',
    "import type { PackedSparse } from '../../learnt/sparse.ts'",
    '',
    'interface Table extends PackedSparse {',
    '  readonly bias: number',
    '}',
    '',
    '/** Of the texts that were learnt from: other texts, other tables. */',
    `export const learntFrom = '${await learntFrom()}'`,
    '',
    `export const againstAny: Table = ${tableOf(learnt.get('any')?.against, 0)}`,
    '',
    'export const tables: readonly {',
    '  readonly id: string',
    '  readonly against: Table',
    '  readonly meets: Table',
    '}[] = [',
    ...tables,
    ']',
    '',
  ].join('\n')
}

/** A sum over all texts that the tables are learnt from. */
export async function learntFrom(): Promise<string> {
  const sum = createHash('sha256')
  for (const text of await allTexts()) sum.update(text)
  return sum.digest('hex').slice(0, 16)
}

/** Set out as the formatter does it: the file must pass the same checks as any other. */
function tableOf(kept: Kept | undefined, indent: number): string {
  const { weights, bias } = kept ?? { weights: new Map<number, number>(), bias: 0 }
  const { steps, signs, largest } = packedSparse(weights)
  if (steps === '') return `{ bias: 0, largest: 0, steps: '', signs: '' }`
  const line = `\n${' '.repeat(indent + 2)}`
  const long = (name: string, text: string) => `${line}${name}:${line}  '${text}',`
  const short = `${line}bias: ${Number(bias.toFixed(4))},${line}largest: ${largest},`
  return `{${short}${long('steps', steps)}${long('signs', signs)}\n${' '.repeat(indent)}}`
}

/** Rules take about the same time each, so every worker gets as many. */
async function learntByAll(ids: readonly string[]): Promise<Learnt[]> {
  const workers = availableParallelism()
  const shares = Array.from({ length: workers }, (_, worker) =>
    ids.filter((_, at) => at % workers === worker),
  )
  return (await Promise.all(shares.map(learntByOne))).flat()
}

function learntByOne(ids: readonly string[]): Promise<Learnt[]> {
  return new Promise((resolve, reject) => {
    const learnt: Learnt[] = []
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: ids })
    worker.on('message', (one: Learnt) => learnt.push(one))
    worker.once('error', reject)
    worker.once('exit', () => resolve(learnt))
  })
}
