import {
  beginFrame,
  endFrame,
  FRAME_BYTES,
  HEADER_BYTES,
  headerOf,
  newFileSeal,
  openFrame,
  readHeader,
  SEALED_FRAME_BYTES,
} from './frames.ts'
import { inPieces } from './inPieces.ts'
import type { Place } from './place.ts'
import { SealBroken } from './sealBroken.ts'

/**
 * Seals a file as it comes. The sealed bytes come frame by frame, each as the buffers it is made of, to be
 * written one behind the other.
 */
export async function* sealStream(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  place: Place,
): AsyncGenerator<Buffer[]> {
  const seal = newFileSeal(key, place)
  let at = 0
  let frame = beginFrame(seal, at)
  let filled = 0
  let sealed = [headerOf(seal)]
  for await (const chunk of source) {
    let taken = 0
    while (taken < chunk.length) {
      // Only now it is known that the full frame is not the last one.
      if (filled === FRAME_BYTES) {
        yield [...sealed, endFrame(frame, false)]
        at++
        frame = beginFrame(seal, at)
        filled = 0
        sealed = []
      }
      const part = chunk.subarray(taken, taken + FRAME_BYTES - filled)
      sealed.push(frame.update(part))
      filled += part.length
      taken += part.length
    }
  }
  yield [...sealed, endFrame(frame, true)]
}

/**
 * Opens a sealed file as it comes. Every byte that is given out was checked before.
 *
 * @throws SealBroken at the first frame that is not as it was sealed, and at the end of a file that was cut
 */
export async function* openStream(
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
  place: Place,
): AsyncGenerator<Buffer> {
  let header: Buffer | null = null
  let at = 0
  for await (const { bytes, isLast } of inPieces(source, HEADER_BYTES, SEALED_FRAME_BYTES)) {
    if (header === null) header = Buffer.from(bytes)
    else yield openFrame(readHeader(header, key, place), at++, isLast, bytes)
  }
  // A file that ends with its header.
  if (at === 0) throw new SealBroken()
}
