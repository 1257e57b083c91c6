import type { Reading } from '../../../document/reading.ts'
import { unpacked } from '../../../learnt/packed.ts'
import { summed } from '../../../learnt/traits.ts'
import type { DocumentType } from '../../report.ts'
import { documentTraits } from './traits.ts'
import { kindWeights } from './weights.ts'

export interface Likely {
  readonly docType: DocumentType
  /** Log odds: above 0 it is rather of this kind than not. */
  readonly odds: number
}

const tables = kindWeights.map(({ docType, bias, ...packed }) => {
  return { docType, bias, table: unpacked(packed) }
})

/**
 * How likely a document is of each kind, likeliest first, by what was learnt from letters of several writers
 * (`tools/train.ts`). The same text always gets the same answer.
 */
export function learntKinds(reading: Reading): readonly Likely[] {
  const traits = documentTraits(reading)
  return tables
    .map(({ docType, bias, table }) => ({ docType, odds: summed(table, bias, traits) }))
    .toSorted((one, other) => other.odds - one.odds)
}
