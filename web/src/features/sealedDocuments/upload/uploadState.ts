import type { DigestHex } from '../../../lib/content/digest.ts'
import type { ReaderProgress } from '../../../lib/fileText/reader/readerFiles.ts'
import type { Content } from './readContent.ts'

/** All is stored, unless it was read again since. */
export interface Done {
  at: 'done'
  file: File
  read: Content
  documentId: number
  contentHash: DigestHex
  isReadAgain?: true
}

/** Where an upload stands. The shares are those of the specification; each stands for real work. */
export type UploadState =
  | { at: 'idle' }
  /** Read and analyzed on this device. What the analysis needs may have to come first. */
  | { at: 'analyzing'; file: File; getting?: ReaderProgress; share?: number }
  /** It was read, and analyzed unless it is a scan; no way to open the document was chosen or used yet. */
  | { at: 'waiting'; file: File; read: Content }
  /** Sealed, and its sealed bytes stored. */
  | { at: 'preparing'; file: File; read: Content }
  /** Recorded on the chain. */
  | { at: 'confirming'; file: File; read: Content }
  /** Its analysis is sealed, stored and recorded. */
  | { at: 'processing'; file: File; read: Content }
  | Done
  | { at: 'failed'; file: File; read: Content; words: string; isStored: boolean }

/** What the progress block of an upload shows. */
export const progressOf = {
  preparing: { step: 'Preparing...', share: 0.3 },
  confirming: { step: 'Confirming...', share: 0.7 },
  processing: { step: 'Processing...', share: 1 },
} as const

/** Whether a new file may be taken now. */
export function isBusy({ at }: UploadState): boolean {
  return at === 'analyzing' || at in progressOf
}
