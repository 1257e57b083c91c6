/** Smaller buffers may be kept by whoever made them, to be filled again. */
const SMALLEST = 4096

/**
 * Frees the memory of bytes that nobody reads any more, without waiting for the collector: while large files come
 * in, that would walk all of the hub again and again. Only where the bytes fill their memory, so that none of
 * somebody else lie beside them. What it freed is empty from then on.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (byteLength < SMALLEST || byteLength !== buffer.byteLength) return
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}
