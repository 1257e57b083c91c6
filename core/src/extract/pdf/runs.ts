/** What pdf.js answers for a stretch of text; see its TextItem. Lengths are in points. */
export interface TextItem {
  str: string
  width: number
  height: number
  transform: number[]
  fontName: string
}

/** A stretch of text in one face on one line. y counts from the top of the page as it is shown, downwards. */
export interface Run {
  text: string
  x: number
  y: number
  width: number
  size: number
  face: string
  /** Its place in the order in which the page writes its text. */
  order: number
}

/** The six numbers of an affine map, as PDF writes them. */
export type Matrix = readonly number[]

export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = second
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

/** The runs of a page, the upright ones apart from those that stand on edge or slant (margins, watermarks). */
export interface PageRuns {
  upright: Run[]
  turned: Run[]
}

/** @param view maps the page's points to its upright form with y downwards, as pdf.js' viewport has it */
export function toRuns(items: readonly TextItem[], view: Matrix): PageRuns {
  const runs: PageRuns = { upright: [], turned: [] }
  for (const [order, item] of items.entries()) {
    if (item.str.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = multiply(view, item.transform)
    const size = Math.hypot(c, d) || Math.hypot(a, b) || item.height || 1
    const isUpright = Math.abs(b) < 0.1 * Math.abs(a) && a > 0
    const text = item.str
    const run = { text, x, y, width: item.width, size, face: item.fontName, order }
    if (isUpright) runs.upright.push(run)
    else runs.turned.push(run)
  }
  return runs
}
