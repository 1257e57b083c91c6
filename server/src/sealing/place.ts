/**
 * Where sealed bytes belong. The place is bound into the seal, so that what was sealed for one row or column
 * opens in no other.
 */
export interface Place {
  readonly table: string
  readonly column: string
  /** The row's id. */
  readonly row: string
}

/** The place as bytes, one for each place. */
export function placeBytes({ table, column, row }: Place): Buffer {
  return Buffer.from(JSON.stringify([table, column, row]))
}
