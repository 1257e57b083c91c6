/** A stretch of the drawing, in px from its left edge. */
export interface Extent {
  readonly left: number
  readonly right: number
}

/** What stands in a row: the label, and below it the boxes with the mark. */
export interface RowItem {
  readonly label: Extent
  readonly shape: Extent
}

/**
 * The row of each item, from 0, in the order of the items: the first one in which neither its label nor its shape would touch
 * another's. Two that stand `gap` apart do not touch.
 */
export function rowsOf(items: readonly RowItem[], gap: number): readonly number[] {
  const rows: RowItem[][] = []
  return items.map((item) => {
    const free = rows.findIndex((row) => row.every((other) => isApart(item, other, gap)))
    const at = free === -1 ? rows.length : free
    rows[at] = [...(rows[at] ?? []), item]
    return at
  })
}

function isApart(one: RowItem, other: RowItem, gap: number): boolean {
  const apart = (a: Extent, b: Extent) => a.right + gap <= b.left || b.right + gap <= a.left
  return apart(one.label, other.label) && apart(one.shape, other.shape)
}
