import { FRAME_BYTES } from './frames.ts'
import type { SealReply, SealRequest } from './sealWorker.ts'

type Ask = (request: SealRequest) => Promise<SealReply>

/** One sealed file that is being written. Call `end` or `abort` at last; neither removes the file. */
export class SealedWriter {
  readonly #ask: Ask
  #frame = new Uint8Array(FRAME_BYTES)
  #filled = 0

  /** @param ask asks the thread for the next step of this file */
  constructor(ask: Ask) {
    this.#ask = ask
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
    await this.#ask({ kind: 'close' })
  }

  /** Closes the file as it is. */
  async abort(): Promise<void> {
    await this.#ask({ kind: 'close' }).catch(() => {})
  }

  async #send(isLast: boolean): Promise<void> {
    const [frame, length] = [this.#frame, this.#filled]
    const reply = await this.#ask({ kind: 'frame', frame, length, isLast })
    // The same memory, handed over and back.
    if (reply.frame) this.#frame = reply.frame
    this.#filled = 0
  }
}
