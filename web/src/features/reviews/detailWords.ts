/** The heading of the hint, and what is said aloud when the number of details changes. */
export function detailsHeading(count: number): string {
  return count === 1
    ? '1 detail here could point to you or someone else'
    : `${count} details here could point to you or someone else`
}
