/** How far a typed word is from a known one, in slips: a letter left out, added, changed, or two swapped. */
export interface EditDistance {
  /** From the typed word to the whole known word. */
  whole: number
  /** From the typed word to the nearest beginning of the known word. */
  beginning: number
}

const widest = 48

// Scratch rows, so that thousands of comparisons for one search leave nothing to collect.
const newRow = () => new Uint8Array(widest + 1)
const rows: [Uint8Array, Uint8Array, Uint8Array] = [newRow(), newRow(), newRow()]

/**
 * Optimal string alignment distance. Stops early where both are above `most`; the figures are then only
 * known to be larger than `most`. Letters beyond the 48th are not looked at.
 */
export function editDistance(typed: string, known: string, most: number): EditDistance {
  const width = Math.min(known.length, widest)
  const height = Math.min(typed.length, widest)
  let [before, above, line] = rows
  for (let column = 0; column <= width; column++) above[column] = column
  for (let row = 1; row <= height; row++) {
    if (fillRow(typed, known, row, width, before, above, line) > most) {
      return { whole: most + 1, beginning: most + 1 }
    }
    const spare = before
    before = above
    above = line
    line = spare
  }
  let beginning = above[0]!
  for (let column = 1; column <= width; column++) {
    if (above[column]! < beginning) beginning = above[column]!
  }
  return { whole: above[width]!, beginning }
}

// Fills one row of the table and gives its smallest figure.
function fillRow(
  typed: string,
  known: string,
  row: number,
  width: number,
  before: Uint8Array,
  above: Uint8Array,
  line: Uint8Array,
): number {
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1
  let least = row
  line[0] = row
  for (let column = 1; column <= width; column++) {
    const other = known.charCodeAt(column - 1)
    let cost = above[column - 1]! + (letter === other ? 0 : 1)
    cost = Math.min(cost, above[column]! + 1, line[column - 1]! + 1)
    if (column > 1 && letterBefore === other && letter === known.charCodeAt(column - 2)) {
      cost = Math.min(cost, before[column - 2]! + 1)
    }
    line[column] = cost
    if (cost < least) least = cost
  }
  return least
}
