/** 32 bytes in hexadecimal, as the chain gives them. */
export type DigestHex = `0x${string}`

/**
 * The SHA-256 digest of bytes, 32 bytes, by the browser's own code.
 *
 * @throws Error where the page is not on https or localhost: browsers give no digests elsewhere
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export function toHex(digest: Uint8Array): DigestHex {
  return `0x${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The bytes of a digest in hexadecimal, 32 for a digest of the chain. */
export function fromHex(hex: DigestHex): Uint8Array {
  const pairs = hex.slice(2).match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
