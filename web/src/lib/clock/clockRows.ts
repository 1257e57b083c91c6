/** A stretch of the drawing, in px from its left edge. */
export interface Extent {
  readonly left: number
  readonly right: number
}

/** What stands in a row: the label, and below it the boxes with the mark. */
export interface RowItem {
  readonly label: Extent
  readonly shape: Extent
  /** Where a thin line joins the label to its mark on the axis, through all rows before its own; in px. */
  readonly pole?: number
}

/**
 * The row of each item, from 0 at the axis, placed in the order of the items. Each takes the first one in which neither its
 * label nor its shape would touch another's, and no pole would go through words; where there is none, the first one in
 * which it touches nothing. Two that stand `gap` apart do not touch.
 */
export function rowsOf(items: readonly RowItem[], gap: number): readonly number[] {
  const rows: RowItem[][] = []
  return items.map((item) => {
    const isFree = (row: readonly RowItem[]) => row.every((other) => isApart(item, other, gap))
    const isClear = (at: number) =>
      rows.every((row, place) =>
        row.every((other) => {
          if (place === at) return true
          return place < at ? !crosses(item, other) : !crosses(other, item)
        }),
      )
    const free = [...rows.keys(), rows.length].filter((at) => isFree(rows[at] ?? []))
    const at = free.find(isClear) ?? free[0] ?? rows.length
    rows[at] = [...(rows[at] ?? []), item]
    return at
  })
}

function isApart(one: RowItem, other: RowItem, gap: number): boolean {
  const apart = (a: Extent, b: Extent) => a.right + gap <= b.left || b.right + gap <= a.left
  return apart(one.label, other.label) && apart(one.shape, other.shape)
}

/** Whether the pole of one goes through the words of another. */
function crosses({ pole }: RowItem, { label }: RowItem): boolean {
  return pole !== undefined && label.left <= pole && pole <= label.right
}
