/**
 * A length that many other lengths are rounded up to as well, so that a sealed file is not known by its size. At
 * most 12 % longer, and 3 % for a file of 10 MB (the rule is called Padmé).
 */
export function paddedLength(length: number): number {
  const least = Math.max(LEAST_BYTES, length)
  const exponent = Math.floor(Math.log2(least))
  const kept = Math.floor(Math.log2(exponent)) + 1
  const step = 2 ** Math.max(0, exponent - kept)
  return Math.ceil(least / step) * step
}

/** Short texts are told apart by their length most easily. */
const LEAST_BYTES = 4096

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Some words about a file and the file, with zeros at the end that hide how long they are together. In pieces, so that
 * a large file is not copied only to stand between the others.
 */
export function pack(words: Bytes, file: Bytes): readonly Bytes[] {
  const front = new Uint8Array(HEAD_BYTES + words.length)
  const view = new DataView(front.buffer)
  view.setUint32(0, words.length)
  view.setUint32(4, file.length)
  front.set(words, HEAD_BYTES)
  const length = front.length + file.length
  return [front, file, new Uint8Array(paddedLength(length) - length)]
}

/** What `pack` was given, from its pieces in a row; null where the bytes are not such. */
export function unpack(packed: Bytes): { words: Bytes; file: Bytes } | null {
  if (packed.length < HEAD_BYTES) return null
  const view = new DataView(packed.buffer, packed.byteOffset)
  const filesAt = HEAD_BYTES + view.getUint32(0)
  const end = filesAt + view.getUint32(4)
  if (end > packed.length) return null
  return { words: packed.subarray(HEAD_BYTES, filesAt), file: packed.subarray(filesAt, end) }
}

const HEAD_BYTES = 8
