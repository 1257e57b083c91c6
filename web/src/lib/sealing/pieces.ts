type Bytes = Uint8Array<ArrayBuffer>

/** How long pieces are together. */
export function lengthOf(pieces: readonly Bytes[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** The bytes from `from` to before `to` of pieces that follow each other: a view where they lie in one, else a copy. */
export function bytesBetween(pieces: readonly Bytes[], from: number, to: number): Bytes {
  const found: Bytes[] = []
  let start = 0
  for (const piece of pieces) {
    const end = start + piece.length
    if (start < to && end > from) {
      found.push(piece.subarray(Math.max(0, from - start), Math.min(piece.length, to - start)))
    }
    start = end
  }
  const [first, ...others] = found
  return first && others.length === 0 ? first : joined(found)
}

function joined(pieces: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(lengthOf(pieces))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
