import type { FileHandle } from 'node:fs/promises'
import { giveBack } from '../../sealing/giveBack.ts'

/** What is written at once: the pieces that a connection gives are small, and each write has its price. */
const PIECE_BYTES = 256 * 1024

/**
 * Writes bytes to a file as they come, in larger pieces. While one piece is on its way to the disk the next is taken
 * in, and no more than these two are ever in memory. What was written is given back: who still needs the bytes reads
 * them before.
 */
export class PieceWriter {
  readonly #file: FileHandle
  #held: Buffer[] = []
  #size = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** Takes bytes; waits where two pieces are full. @throws what the disk says of this piece or the one before */
  async write(bytes: Buffer): Promise<void> {
    this.#held.push(bytes)
    this.#size += bytes.length
    if (this.#size >= PIECE_BYTES) await this.#send()
  }

  /** Answers once all is written. @throws what the disk says */
  async end(): Promise<void> {
    if (this.#size > 0) await this.#send()
    await this.#writing
  }

  async #send(): Promise<void> {
    await this.#writing
    const pieces = this.#held
    this.#held = []
    this.#size = 0
    this.#writing = writeAll(this.#file, pieces)
    // Heard by the next call; in between it must not count as unheard.
    this.#writing.catch(() => {})
  }
}

async function writeAll(file: FileHandle, pieces: Buffer[]): Promise<void> {
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const { bytesWritten } = await file.writev(pieces)
  // A disk that is nearly full takes a part; writing on says what is wrong.
  if (bytesWritten < size) await file.writeFile(Buffer.concat(pieces).subarray(bytesWritten))
  for (const piece of pieces) giveBack(piece)
}
