/** The log odds that a table gives a token by its traits. */
export function oddsOf(weightsOf: Float64Array, start: number, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (weightsOf[place % weightsOf.length] ?? 0), start)
}
