/**
 * What tokens are judged by: the mean of their vectors, and beside it the largest of each number.
 *
 * @param tokens the vectors of a window, one after the other
 * @param start of the first token, in tokens; `end` is exclusive
 * @returns `2 * width` numbers
 */
export function pool(
  tokens: Float32Array,
  width: number,
  start: number,
  end: number,
): Float32Array {
  const pooled = new Float32Array(2 * width)
  const top = pooled.subarray(width).fill(Number.NEGATIVE_INFINITY)
  for (let token = start; token < end; token++) {
    for (let place = 0; place < width; place++) {
      const value = tokens[token * width + place] ?? 0
      pooled[place] = (pooled[place] ?? 0) + value
      if (value > (top[place] ?? 0)) top[place] = value
    }
  }
  for (let place = 0; place < width; place++) pooled[place] = (pooled[place] ?? 0) / (end - start)
  return pooled
}
