import { base32 } from 'multiformats/bases/base32'
import { CID } from 'multiformats/cid'
import { create } from 'multiformats/hashes/digest'

const RAW = 0x55
const SHA2_256 = 0x12

/** SHA-256 gives 32 bytes. */
const DIGEST_BYTES = 32

/**
 * The address under which the content store and IPFS keep bytes: CIDv1, codec raw, SHA-256, written
 * in base32. `digest` is the SHA-256 digest of the bytes, 32 bytes. Throws a `RangeError` for another
 * length.
 */
export function contentAddress(digest: Uint8Array): string {
  if (digest.length !== DIGEST_BYTES) throw new RangeError('A SHA-256 digest has 32 bytes.')
  return CID.createV1(RAW, create(SHA2_256, digest)).toString(base32)
}

/**
 * The SHA-256 digest inside a content address, 32 bytes; null for any text that `contentAddress` could
 * not have written (another version, codec, hash or alphabet).
 */
export function digestOfAddress(address: string): Uint8Array | null {
  const cid = parse(address)
  if (cid?.version !== 1 || cid.code !== RAW || cid.multihash.code !== SHA2_256) return null
  const { digest } = cid.multihash
  if (digest.length !== DIGEST_BYTES || contentAddress(digest) !== address) return null
  return digest
}

function parse(address: string): CID | null {
  try {
    return CID.parse(address, base32)
  } catch {
    return null
  }
}
