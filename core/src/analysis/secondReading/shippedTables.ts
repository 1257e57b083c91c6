import { type PackedSparse, unpackedSparse } from '../../learnt/sparse.ts'
import { type Kept, type Tables, tablesOf } from './weigh.ts'
import { againstAny, meetsAny, tables } from './weights.ts'

let unpacked: Tables | undefined

/** The tables that `node tools/train.ts faults` wrote. Not unpacked before a document of a case is read. */
export function shippedTables(): Tables {
  unpacked ??= tablesOf(
    kept(againstAny),
    kept(meetsAny),
    tables.map(({ id, against, meets }) => ({ id, against: kept(against), meets: kept(meets) })),
  )
  return unpacked
}

function kept(table: PackedSparse & { readonly bias: number }): Kept {
  return { ...unpackedSparse(table), bias: table.bias }
}
