import { sha256 } from '../../cleaning/sha256.ts'
import { timeLimit } from '../../timeLimit.ts'
import { addressOf, type Piece } from './readerFiles.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A connection that brings nothing for so long is taken for broken. */
const SILENCE_MS = 30_000

/**
 * Fetches a piece and checks it. One that comes damaged is fetched once more.
 *
 * @param onBytes hears how many of its bytes have come
 * @throws Error where the connection breaks, the hub has no such piece, or it is damaged again
 */
export async function fetchPiece(piece: Piece, onBytes: (count: number) => void): Promise<Bytes> {
  const first = await download(piece, onBytes)
  if (await isWhole(first, piece)) return first
  const second = await download(piece, onBytes)
  if (await isWhole(second, piece)) return second
  throw new Error('A part of the reader came damaged.')
}

/** Whether bytes are those that the build has cut. Without TLS a browser gives no digests: there the length must do. */
export async function isWhole(bytes: Bytes, { bytes: length, digest }: Piece): Promise<boolean> {
  return bytes.length === length && ((await sha256(bytes)) ?? digest) === digest
}

async function download(piece: Piece, onBytes: (count: number) => void): Promise<Bytes> {
  const silence = timeLimit(SILENCE_MS, () => new Error('The connection brings nothing.'))
  try {
    const answer = await fetch(addressOf(piece), {
      // It is the same for everyone, and nobody need know who asks.
      credentials: 'omit',
      // It is kept by its own means; a damaged one must not come again.
      cache: 'no-store',
      signal: silence.signal,
    })
    if (!answer.ok || !answer.body) throw new Error('The hub does not have a part of the reader.')
    const bytes = new Uint8Array(piece.bytes)
    const reader = answer.body.getReader()
    let have = 0
    for (;;) {
      const { done, value } = await reader.read()
      silence.restart()
      if (done) return bytes.subarray(0, have)
      if (have + value.length > bytes.length) {
        reader.cancel().catch(() => {})
        throw new Error('A part of the reader is too long.')
      }
      bytes.set(value, have)
      have += value.length
      onBytes(have)
    }
  } finally {
    silence.end()
  }
}
