/**
 * The child and the server talk in frames over its standard input and output: four bytes of length, one of
 * kind, then the content. Nothing of a document is ever in a file or an argument.
 */
export const frameKinds = {
  /** To the child: one byte for the type's place in `fileTypes`, one that says whether pictures can be read. */
  type: 1,
  /** To the child: the next bytes of the file; none at its end. */
  part: 2,
  /** To the child: the words of the last picture, as UTF-8. */
  words: 3,
  /** From the child: the extracted text as JSON. */
  extracted: 4,
  /** From the child: a problem's code. */
  problem: 5,
  /** From the child: width, height and dots per inch as 32-bit numbers, then a byte for each pixel. */
  picture: 6,
  /** From the child, without content: all code is loaded that this type of file needs. */
  ready: 7,
} as const

export interface Frame {
  kind: number
  content: Buffer
}

const HEAD = 5

export function frameHead(kind: number, length: number): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(length, 0)
  head[4] = kind
  return head
}

/** Puts chunks of a stream together into frames. */
export class FrameReader {
  #chunks: Buffer[] = []
  #held = 0
  readonly #longest: number

  /** @param longest a frame with more bytes is refused */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** The frames that are whole with this chunk. @throws RangeError for a frame that is too long */
  add(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk)
    this.#held += chunk.length
    const frames: Frame[] = []
    for (let frame = this.#next(); frame; frame = this.#next()) frames.push(frame)
    return frames
  }

  #next(): Frame | null {
    if (this.#held < HEAD) return null
    const first = this.#gathered(HEAD)
    const length = first.readUInt32LE(0)
    if (length > this.#longest) throw new RangeError('A frame is too long.')
    if (this.#held < HEAD + length) return null
    const whole = this.#gathered(HEAD + length)
    const frame = { kind: whole[4] ?? 0, content: whole.subarray(HEAD, HEAD + length) }
    const rest = whole.subarray(HEAD + length)
    this.#chunks = rest.length > 0 ? [rest, ...this.#chunks.slice(1)] : this.#chunks.slice(1)
    this.#held -= HEAD + length
    return frame
  }

  /** One buffer with at least `length` bytes at the front; only joins chunks when it must. */
  #gathered(length: number): Buffer {
    const [first] = this.#chunks
    if (first && first.length >= length) return first
    const joined = Buffer.concat(this.#chunks)
    this.#chunks = [joined]
    return joined
  }
}
