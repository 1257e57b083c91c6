import { FRAME_BYTES } from './frames.ts'
import type { SealingThread } from './sealingThread.ts'

/** One sealed file that is being written. Call `end` or `abort` at last; neither removes the file. */
export class SealedWriter {
  readonly #thread: SealingThread
  readonly #file: number
  #frame = new Uint8Array(FRAME_BYTES)
  #filled = 0

  constructor(thread: SealingThread, file: number) {
    this.#thread = thread
    this.#file = file
  }

  /**
   * Takes the next bytes of the file. Wait for it before the next call.
   *
   * @throws an error with the `code` of what the disk refused
   */
  async write(bytes: Uint8Array): Promise<void> {
    let taken = 0
    while (taken < bytes.length) {
      // Only now it is known that the full frame is not the last one.
      if (this.#filled === FRAME_BYTES) await this.#send(false)
      const part = bytes.subarray(taken, taken + FRAME_BYTES - this.#filled)
      this.#frame.set(part, this.#filled)
      this.#filled += part.length
      taken += part.length
    }
  }

  /** Writes what is left and closes the file. */
  async end(): Promise<void> {
    await this.#send(true)
    await this.#thread.ask({ kind: 'close', file: this.#file })
  }

  /** Closes the file as it is. */
  async abort(): Promise<void> {
    await this.#thread.ask({ kind: 'close', file: this.#file }).catch(() => {})
  }

  async #send(isLast: boolean): Promise<void> {
    const { frame } = await this.#thread.ask({
      kind: 'frame',
      file: this.#file,
      frame: this.#frame,
      length: this.#filled,
      isLast,
    })
    // The same memory, handed over and back.
    if (frame) this.#frame = frame
    this.#filled = 0
  }
}
