import type { FileHandle } from 'node:fs/promises'
import {
  type FileSeal,
  FRAME_BYTES,
  FRAME_OVERHEAD,
  HEADER_BYTES,
  openFrame,
  readHeader,
  SEALED_FRAME_BYTES,
} from './frames.ts'
import type { Place } from './place.ts'
import { SealBroken } from './sealBroken.ts'

/** Reads any part of a sealed file on this disk, one frame at a time. */
export class SealedFile {
  /** Of the plain file, in bytes. */
  readonly size: number
  readonly #handle: FileHandle
  readonly #seal: FileSeal
  readonly #frames: number
  /** The frame that was read last: neighbouring parts are mostly read after each other. */
  #kept: { at: number; bytes: Buffer } | null = null

  private constructor(handle: FileHandle, seal: FileSeal, sealedSize: number) {
    const body = sealedSize - HEADER_BYTES
    this.#handle = handle
    this.#seal = seal
    this.#frames = Math.ceil(body / SEALED_FRAME_BYTES)
    this.size = body - this.#frames * FRAME_OVERHEAD
  }

  /** @throws SealBroken for a file that is none of ours */
  static async open(handle: FileHandle, key: Buffer, place: Place): Promise<SealedFile> {
    const { size } = await handle.stat()
    const header = await readExactly(handle, 0, Math.min(size, HEADER_BYTES))
    return new SealedFile(handle, readHeader(header, key, place), size)
  }

  /**
   * The plain bytes of the range, cut at the file's end.
   *
   * @throws SealBroken
   */
  async read(offset: number, length: number): Promise<Buffer> {
    const end = Math.min(offset + length, this.size)
    const parts: Buffer[] = []
    for (let from = offset; from < end; ) {
      const at = Math.floor(from / FRAME_BYTES)
      const start = at * FRAME_BYTES
      const part = (await this.#frame(at)).subarray(from - start, end - start)
      if (part.length === 0) throw new SealBroken()
      parts.push(part)
      from += part.length
    }
    return Buffer.concat(parts)
  }

  async #frame(at: number): Promise<Buffer> {
    if (this.#kept?.at === at) return this.#kept.bytes
    const isLast = at === this.#frames - 1
    const position = HEADER_BYTES + at * SEALED_FRAME_BYTES
    const left = this.size - at * FRAME_BYTES + FRAME_OVERHEAD
    const sealed = await readExactly(this.#handle, position, Math.min(left, SEALED_FRAME_BYTES))
    const bytes = openFrame(this.#seal, at, isLast, sealed)
    this.#kept = { at, bytes }
    return bytes
  }
}

async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  if (bytesRead < length) throw new SealBroken()
  return buffer
}
