import { createHash } from 'node:crypto'
import { packedSparse } from '@hub/core/learnt/sparse'
import { allTexts } from './examples.ts'
import { learnAll } from './learnAll.ts'
import type { Kept } from './tables.ts'

/**
 * The generated file of what goes against each rule and what meets it, and nothing that differs between two runs. Takes
 * a minute or two, on four cores.
 */
export async function faultsFile(): Promise<string> {
  const { againstAny, meetsAny, rules } = await learnAll()
  const tables = rules.map(
    ({ id, against, meets }) =>
      `  {\n    id: '${id}',\n    against: ${tableOf(against, 4)},\n    meets: ${tableOf(meets, 4)},\n  },`,
  )
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
    `export const againstAny: Table = ${tableOf(againstAny, 0)}`,
    '',
    `export const meetsAny: Table = ${tableOf(meetsAny, 0)}`,
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
function tableOf({ weights, bias }: Kept, indent: number): string {
  const { steps, signs, largest } = packedSparse(weights)
  if (steps === '') return `{ bias: 0, largest: 0, steps: '', signs: '' }`
  const line = `\n${' '.repeat(indent + 2)}`
  const long = (name: string, text: string) => `${line}${name}:${line}  '${text}',`
  const short = `${line}bias: ${Number(bias.toFixed(4))},${line}largest: ${largest},`
  return `{${short}${long('steps', steps)}${long('signs', signs)}\n${' '.repeat(indent)}}`
}
