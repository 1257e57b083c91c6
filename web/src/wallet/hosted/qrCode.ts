import { encode } from 'uqr'
import type { Pairing } from '../engine/connectorParts.ts'

/** The light frame that a camera needs around a code, in dots. */
const BORDER = 4

/** A text as a QR code: the outline of its dark dots, one piece for each run of them in a row. */
export function qrCode(text: string): Pairing['code'] {
  const { data, size } = encode(text, { border: BORDER })
  const outline = data.flatMap((row, y) =>
    row.map((isDark, x) => {
      const isStart = isDark && !row[x - 1]
      return isStart ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : ''
    }),
  )
  return { size, outline: outline.join('') }
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end < 0 ? row.length : end) - start
}
