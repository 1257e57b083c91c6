import type { Statement } from '../../knowledge/guide/entry.ts'
import type { Sign } from '../language/signs.ts'

/** Something that is often believed and is not so, and what is. */
export interface Premise {
  /** Stable name, such as 'sixty-days'. */
  readonly id: string
  /** What the rule says instead. It stands alone and is right whether the reader believed it or asked. */
  readonly correction: Statement
  /** The guide's entry to read on. */
  readonly slug: string
}

/** A belief with the words that show it. */
export interface Belief extends Premise {
  readonly signs: readonly Sign[]
}
