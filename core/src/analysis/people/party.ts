import type { Sentence } from '../../document/reading.ts'
import type { Role } from '../report.ts'

/** A person with a part in the case, named as the document writes it. */
export interface Party {
  readonly role: Role
  readonly name: string
  /** The fuller form that the document has elsewhere. */
  readonly fullName?: string
  /** The name's words: offsets into the document's text. */
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
  /** Only hinted at: no part of somebody who has another. */
  readonly isHint?: true
}
