import type { CrisisKind } from '@hub/core/assistant/crisis/crisis'
import { kindsByRules } from '@hub/core/assistant/crisis/kindsByRules'
import {
  KIND_TABLE_SIZE,
  kindTraitsOf,
  LONG_TABLE_SIZE,
  TABLE_SIZE,
} from '@hub/core/assistant/crisis/secondOpinion/traits'
import { plainWords } from '@hub/core/assistant/language/plainWords'
import { messageOf } from '@hub/core/assistant/language/signs'
import { type Packed, packed, unpacked } from '@hub/core/learnt/packed'
import { examplesOf, storyExamples } from './examples.ts'
import { type Labelled, labelledMessages, labelledStories } from './labelled.ts'
import { learn } from './logistic.ts'

/** Weights stay small by this much, as cross-validation liked best. */
export const DECAY = 0.002
const KIND_DECAY = 0.002
const LONG_DECAY = 0.006
const ROUNDING = 1e4

/** The generated file: all tables, and nothing that differs between two runs. */
export function weightsFile(): string {
  const all = labelledMessages()
  const { table, bias } = learn(examplesOf(all), DECAY, TABLE_SIZE)
  const kept = { table: unpacked(packed(table)), bias: rounded(bias) }
  const ofLong = learn(storyExamples(labelledStories(), kept), LONG_DECAY, LONG_TABLE_SIZE)
  const kinds = kindTables(all).map(
    ({ kind, bias: own, signs, largest }) =>
      `  {\n    kind: '${kind}',\n    bias: ${own},\n    largest: ${largest},\n    signs:\n      '${signs}',\n  },`,
  )
  const { signs, largest } = packed(table)
  return [
    '// Written by `node tools/train.ts`: do not edit.',
    "import type { Packed } from '../../../learnt/packed.ts'",
    "import type { CrisisKind } from '../crisis.ts'",
    '',
    `export const bias = ${rounded(bias)}`,
    '',
    'export const weights: Packed = {',
    `  largest: ${largest},`,
    `  signs:\n    '${signs}',`,
    '}',
    '',
    'export const longWeights: Packed & { readonly bias: number } = {',
    `  bias: ${rounded(ofLong.bias)},`,
    `  largest: ${packed(ofLong.table).largest},`,
    `  signs:\n    '${packed(ofLong.table).signs}',`,
    '}',
    '',
    'export const kindWeights: readonly (Packed & {',
    '  readonly kind: CrisisKind',
    '  readonly bias: number',
    '})[] = [',
    ...kinds,
    ']',
    '',
  ].join('\n')
}

/** One table a kind, that kind against all others; where a fixture does not name it, as the rules do. */
function kindTables(all: readonly Labelled[]): (Packed & { kind: CrisisKind; bias: number })[] {
  const crises = all.flatMap(({ message, crisis, kind }) => {
    const read = messageOf(plainWords(message))
    const named = kind ?? kindsByRules(read)[0]
    return crisis && named ? [{ traits: kindTraitsOf(read.whole), kind: named }] : []
  })
  const kinds = [...new Set(crises.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const examples = crises.map(({ traits, kind: named }) => {
      return { traits, yes: named === kind, counts: 1 }
    })
    const { table, bias } = learn(examples, KIND_DECAY, KIND_TABLE_SIZE)
    return { kind, bias: rounded(bias), ...packed(table) }
  })
}

function rounded(number: number): number {
  return Math.round(number * ROUNDING) / ROUNDING
}
