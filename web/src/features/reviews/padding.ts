/** What is sent has one of these lengths in bytes, so that its length on the wire does not tell which review it is. */
const PADDED_SIZES = [4_096, 16_384, 65_536, 98_304]

/** The body with as much padding as brings its JSON to the next of a few sizes. */
export function padded<T extends object>(body: T): T & { padding: string } {
  const length = new TextEncoder().encode(JSON.stringify({ ...body, padding: '' })).length
  const size = PADDED_SIZES.find((size) => size >= length) ?? length
  return { ...body, padding: ' '.repeat(size - length) }
}
