import { READER_CACHE } from './readerCache.ts'
import { addressOf, type Piece } from './readerFiles.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The pieces of the reader that are on this device. */
export interface KeptPieces {
  has: (piece: Piece) => boolean
  /** As they are kept: they may have been damaged since. */
  read: (piece: Piece) => Promise<Bytes | undefined>
  /** Keeps a piece, in memory alone where the browser keeps nothing. Never rejects. */
  keep: (piece: Piece, bytes: Bytes) => Promise<void>
  /** Takes away what an earlier build had. Never rejects. */
  dropOthers: (pieces: readonly Piece[]) => Promise<void>
}

/** Opens what this browser keeps. Never rejects. */
export async function openKept(): Promise<KeptPieces> {
  const memory = new Map<string, Bytes>()
  // There is no such storage without TLS, and in some private windows it is refused.
  const cache = await globalThis.caches?.open(READER_CACHE).catch(() => undefined)
  const listed = (await cache?.keys().catch(() => [])) ?? []
  const names = new Set(listed.map(({ url }) => new URL(url).pathname))
  return {
    has: (piece) => names.has(addressOf(piece)) || memory.has(piece.digest),
    async read(piece) {
      const inMemory = memory.get(piece.digest)
      if (inMemory) return inMemory
      const found = await cache?.match(addressOf(piece)).catch(() => undefined)
      const bytes = await found?.arrayBuffer().catch(() => undefined)
      return bytes && new Uint8Array(bytes)
    },
    async keep(piece, bytes) {
      try {
        if (!cache) throw new Error('no storage')
        await cache.put(addressOf(piece), new Response(bytes))
        names.add(addressOf(piece))
      } catch {
        memory.set(piece.digest, bytes)
      }
    },
    async dropOthers(pieces) {
      const wanted = new Set(pieces.map(addressOf))
      const old = [...names].filter((name) => !wanted.has(name))
      await Promise.allSettled(old.map(async (name) => cache?.delete(name)))
    },
  }
}
