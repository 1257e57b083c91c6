import type { Extracted, GreyPicture } from '@hub/core/extract/extracted'
import type { ProblemCode } from '@hub/core/extract/problem'

/** What the child says: a picture to read, or how it ended. */
export type FromChild =
  | { readonly picture: GreyPicture; readonly number: number }
  | { readonly extracted: Extracted }
  | { readonly problem: ProblemCode }

/** What the child is told: the words of a picture. */
export interface ToChild {
  readonly number: number
  readonly words: string
}
