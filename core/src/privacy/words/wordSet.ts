/** A look-up set from words separated by white space: smaller in a bundle than quoted strings. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(/\s+/))
}
