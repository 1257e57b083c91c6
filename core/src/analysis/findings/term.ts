import type { Pattern } from '../language/find.ts'

/** What a document may say about the process, told by the first reading whose words are found. */
export interface Term {
  readonly id: TermId
  /** The short name above the finding. */
  readonly title: string
  readonly readings: readonly { readonly pattern: Pattern; readonly text: string }[]
}

type TermId =
  | 'presumption'
  | 'sanctions'
  | 'appeal'
  | 'voluntary'
  | 'challenge'
  | 'contact'
  | 'retaliation'
