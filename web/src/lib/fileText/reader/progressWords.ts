import type { ReaderProgress } from './readerFiles.ts'

const MB = 1024 * 1024

/** "12 of 28 MB". All is said to be there only when it is. */
export function progressWords({ loaded, total }: ReaderProgress): string {
  return `${Math.floor(loaded / MB)} of ${totalWords(total)}`
}

/** "28 MB" */
export function totalWords(total: number): string {
  return `${Math.floor(total / MB)} MB`
}
