/** Place in a table of weights, and how much the trait counts in this text. */
export type Trait = readonly [place: number, counts: number]

/**
 * A group of traits, each at its place in a table. A group counts as much in a short text as in a long one.
 *
 * @param group parts the traits of one group from the same words in another
 * @param share what the group counts for against the others
 * @param size places of the table
 */
export function placed(
  group: string,
  traits: ReadonlySet<string>,
  { share, size }: { share: number; size: number },
): Trait[] {
  const counts = share / Math.sqrt(Math.max(1, traits.size))
  return [...traits].map((trait) => [placeOf(`${group} ${trait}`) % size, counts] as const)
}

/** FNV-1a; its high bits mix better than its low ones. */
export function placeOf(trait: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < trait.length; at++) {
    hash = Math.imul(hash ^ trait.charCodeAt(at), 0x01000193)
  }
  return hash >>> 11
}

/** The log odds that weights give a text. */
export function summed(table: Float64Array, start: number, traits: readonly Trait[]): number {
  return traits.reduce((sum, [place, counts]) => sum + (table[place] ?? 0) * counts, start)
}
