import { beginFrame, endFrame, type FileSeal, headerOf, newFileSeal } from './frames.ts'
import type { Place } from './place.ts'

/** Seals one file, frame after frame. What it answers is written one behind the other. */
export class FileSealer {
  readonly #seal: FileSeal
  #at = 0

  /** @param key 32 bytes */
  constructor(key: Buffer, place: Place) {
    this.#seal = newFileSeal(key, place)
  }

  /** @param bytes FRAME_BYTES of the file, fewer in the last frame */
  frame(bytes: Uint8Array, isLast: boolean): Buffer[] {
    const frame = beginFrame(this.#seal, this.#at)
    const sealed = [frame.update(bytes), endFrame(frame, isLast)]
    return this.#at++ === 0 ? [headerOf(this.#seal), ...sealed] : sealed
  }
}
