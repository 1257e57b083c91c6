/** A part of a file of the reader, as the build cut it (tools/build/web/readerPieces.ts). */
export interface Piece {
  /** SHA-256 in hex. Its address follows from it, so what has one name never changes. */
  readonly digest: string
  readonly bytes: number
  /** Bytes on the wire, compressed where that helps. */
  readonly sent: number
}

/** What a model is put together of: what runs it, its words, and the files of its folder. */
export type ReaderFile =
  | 'runtime'
  | 'tokenizer'
  | 'tokenizerConfig'
  | 'vectors'
  | 'heads'
  | 'numbers'
  | 'model'

export type ReaderFiles = Readonly<Record<ReaderFile, readonly Piece[]>>

/** The models that a browser runs, whose pieces it keeps beside each other. */
export type Models = Readonly<Record<'reader' | 'listener' | 'details', ReaderFiles>>

/** How much of the reader is on the device, in bytes as they are sent. */
export interface ReaderProgress {
  readonly loaded: number
  readonly total: number
}

export function addressOf({ digest }: Piece): string {
  return `/assets/reader-${digest}.bin`
}
