import type { Marked } from './marks.ts'

type Roles = Marked['people'][number]['role']
type Acts = Marked['dates'][number]['act']

/** What a reader of papers found in one: all that the measure looks at. Offsets are in UTF-16 units of the text. */
export interface PaperReading {
  readonly kind: Marked['paper']['kind']
  /** Points that it tells the user of. */
  readonly issues: readonly {
    readonly id: string
    /** `ask` is a question, not a fault. */
    readonly kind: 'missing' | 'contradicted' | 'ask'
    readonly start?: number | undefined
    readonly end?: number | undefined
  }[]
  /** Points that it counts as met. */
  readonly found: readonly string[]
  readonly people: readonly { readonly role: Roles; readonly start: number; readonly end: number }[]
  readonly dates: readonly {
    readonly iso: string
    readonly start: number
    readonly end: number
    readonly act: Acts
  }[]
}
