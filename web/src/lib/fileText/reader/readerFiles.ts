const MB = 1024 * 1024

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

/** What the reader has besides: the files of the models of times and of pairs. */
export type BesideFile = `${'times' | 'pairs'}${'Heads' | 'Numbers' | 'Model'}`

/** The models that a browser runs, whose pieces it keeps beside each other. */
export type Models = Readonly<
  Record<'listener' | 'details', ReaderFiles> &
    Record<'reader', ReaderFiles & Readonly<Record<BesideFile, readonly Piece[]>>>
>

/** How much of the reader is on the device, in bytes as they are sent. */
export interface ReaderProgress {
  readonly loaded: number
  readonly total: number
}

export function addressOf({ digest }: Piece): string {
  return `/assets/reader-${digest}.bin`
}

/** "12 of 28 MB". All is said to be there only when it is. */
export function progressWords({ loaded, total }: ReaderProgress): string {
  return `${Math.floor(loaded / MB)} of ${totalWords(total)}`
}

/** "28 MB" */
export function totalWords(total: number): string {
  return `${Math.floor(total / MB)} MB`
}
