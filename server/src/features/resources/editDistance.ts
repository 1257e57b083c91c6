/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to get from one word to
 * the other (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let fewest = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      )
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) {
        fewest = Math.min(fewest, (before[column - 2] as number) + 1)
      }
      current.push(fewest)
    }
    before = last
    last = current
  }
  return last[to.length] as number
}
