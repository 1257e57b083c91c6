/** A part of a stream, and whether the stream ends with it. */
export interface Piece {
  readonly bytes: Buffer
  readonly isLast: boolean
}

/**
 * Cuts a stream into a first piece of `first` bytes and then pieces of `size` bytes; the stream's end may leave
 * the last one shorter, and an empty stream is one empty piece. A piece's bytes are only good until the next one
 * is asked for.
 */
export async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  first: number,
  size: number,
): AsyncGenerator<Piece> {
  const piece = Buffer.allocUnsafe(Math.max(first, size))
  let wanted = first
  let filled = 0
  for await (const chunk of source) {
    let taken = 0
    while (taken < chunk.length) {
      // Only now it is known that the full piece is not the last one.
      if (filled === wanted) {
        yield { bytes: piece.subarray(0, filled), isLast: false }
        wanted = size
        filled = 0
      }
      const part = chunk.subarray(taken, taken + wanted - filled)
      piece.set(part, filled)
      filled += part.length
      taken += part.length
    }
  }
  yield { bytes: piece.subarray(0, filled), isLast: true }
}
