import {
  type ProblemCode as FileProblem,
  isProblemCode,
  problemSentences,
} from '@hub/core/extract/problem'
import { notFound } from '../../plugins/refusal.ts'

/** The same for an unknown id, for one of another account, and for what is no id: nobody learns which. */
export const noDocument = () => notFound('There is no document at this address.')

/** Why there is no text or no analysis: about the file, or about us. Kept in `documents.problem`. */
export type ProblemCode = FileProblem | 'unexpected'

const sentences: Readonly<Record<ProblemCode, string>> = {
  ...problemSentences,
  unexpected:
    'The analysis could not be finished. Your document is safe here. Try again in a few minutes.',
}

/** The sentence for a code of the database; null for none. */
export function problemSentence(code: string | null): string | null {
  return code === null ? null : sentences[code in sentences ? (code as ProblemCode) : 'unexpected']
}

/** Whose problem a code of the database is; null for none. */
export function problemOwner(code: string | null): 'file' | 'hub' | null {
  if (code === null) return null
  return isProblemCode(code) ? 'file' : 'hub'
}
