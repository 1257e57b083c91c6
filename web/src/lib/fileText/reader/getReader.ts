import { fetchPiece, isWhole } from './fetchPiece.ts'
import type { KeptPieces } from './keptPieces.ts'
import type { Models, Piece, ReaderProgress } from './readerFiles.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The pieces of a model's files. */
type Files<Name extends string> = Readonly<Record<Name, readonly Piece[]>>

/** As often as it is told how much has come: more would be seen by nobody. */
const TOLD_BYTES = 256 * 1024

/**
 * Gets what is missing of the reader onto this device, piece by piece. Each piece is kept as it comes, so that a
 * download that breaks goes on from there the next time.
 *
 * @param onProgress is told nothing where all is there
 * @param also what else is to stay on this device: the other models
 * @throws Error where the connection breaks or what comes is damaged
 */
export async function getReader(
  files: Files<string>,
  kept: KeptPieces,
  onProgress: (progress: ReaderProgress) => void,
  also: Partial<Models> = {},
): Promise<void> {
  const pieces = Object.values(files).flat()
  const missing = pieces.filter((piece) => !kept.has(piece))
  const total = sum(pieces)
  let loaded = total - sum(missing)
  let told = Number.NEGATIVE_INFINITY
  const tell = (now: number) => {
    if (now < total && now - told < TOLD_BYTES) return
    told = now
    onProgress({ loaded: now, total })
  }
  if (missing.length > 0) tell(loaded)
  for (const piece of missing) {
    const before = loaded
    const bytes = await fetchPiece(piece, (count) =>
      tell(before + Math.floor((count / piece.bytes) * piece.sent)),
    )
    await kept.keep(piece, bytes)
    loaded += piece.sent
    tell(loaded)
  }
  await kept.dropOthers([
    ...pieces,
    ...Object.values(also).flatMap((one) => Object.values(one).flat()),
  ])
}

/**
 * Puts the files of the reader together. What was kept is checked; what was damaged since is fetched again.
 *
 * @throws Error where that does not succeed
 */
export async function assembleAll<Name extends string>(
  files: Files<Name>,
  kept: KeptPieces,
): Promise<Record<Name, Bytes>> {
  const whole: [string, Bytes][] = []
  for (const [name, pieces] of Object.entries<readonly Piece[]>(files))
    whole.push([name, await assemble(pieces, kept)])
  return Object.fromEntries(whole) as Record<Name, Bytes>
}

async function assemble(pieces: readonly Piece[], kept: KeptPieces): Promise<Bytes> {
  const whole = new Uint8Array(pieces.reduce((length, { bytes }) => length + bytes, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(await wholePiece(piece, kept), at)
    at += piece.bytes
  }
  return whole
}

async function wholePiece(piece: Piece, kept: KeptPieces): Promise<Bytes> {
  const bytes = await kept.read(piece)
  if (bytes && (await isWhole(bytes, piece))) return bytes
  const again = await fetchPiece(piece, () => {})
  await kept.keep(piece, again)
  return again
}

function sum(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { sent }) => sum + sent, 0)
}
