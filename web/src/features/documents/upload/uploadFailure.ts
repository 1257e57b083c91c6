import { CallError } from '../../../lib/client.ts'
import { type FileWords, tooLarge, wrongType } from '../../../lib/fileText/checkFile.ts'

/** Why an upload did not work. */
export interface UploadFailure {
  /** For the toast, in the spec's words. */
  toast: FileWords
  /** What happened and what to do, for the place of the upload itself. */
  reason: string
  /** Whether the same file may work another time. */
  again: boolean
}

const failed: FileWords = {
  title: 'Upload failed',
  text: 'Failed to upload document. Please try again.',
}

/** What to say of an upload that ended with an error. */
export function uploadFailure(error: unknown): UploadFailure {
  const problem = error instanceof CallError ? error.problem : { status: 0, detail: '' }
  const { status, detail } = problem
  if (status === 415) return { toast: wrongType, reason: detail, again: false }
  if (status === 413) return { toast: tooLarge, reason: detail, again: false }
  if (status === 429) return { toast: failed, reason: detail, again: true }
  if (status >= 400 && status < 500) return { toast: failed, reason: detail, again: false }
  const cause =
    status === 0
      ? 'The hub could not be reached. Check your connection'
      : 'The hub could not store it just now. Wait a moment'
  return { toast: failed, reason: `${cause}, then try again. The file is still here.`, again: true }
}
