/** Where a source stands in the margin, by its number. */
export function sourceId(number: number): string {
  return `source-${number}`
}
