import { HEADER_BYTES, openFrame, readHeader, SEALED_FRAME_BYTES } from './frames.ts'
import { inPieces } from './inPieces.ts'
import type { Place } from './place.ts'
import { SealBroken } from './sealBroken.ts'

/**
 * Opens a sealed file as it comes. Every byte that is given out was checked before.
 *
 * @param key 32 bytes
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
