import type { Sign } from '../../language/signs.ts'

/** Something that happened, told in everyday words, with the entry of the guide that answers it. */
export interface Situation {
  readonly slug: string
  readonly signs: readonly Sign[]
}
