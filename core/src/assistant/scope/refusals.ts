import { refusalTexts } from '../../generated/refusalTexts.ts'
import type { ScopeKind } from './outOfScope.ts'

/** What is said to a kind of request that is left to others or not done. */
export interface Refusal {
  /** What the assistant will not do, and why, in one or two sentences. */
  readonly cannot: string
  /** What the rule says near it; `slug` is the guide's entry to read on. */
  readonly known: readonly {
    readonly text: string
    readonly cites: readonly string[]
    readonly slug: string
  }[]
  /** Who can help with it; empty where nobody need be named. */
  readonly who: string
  /** What the assistant can do. */
  readonly offer: string
}

/** The answer to each kind of question that is left to others, in the voice of the hub (`content/assistant`). */
export const refusals: Readonly<Record<ScopeKind, Refusal>> = refusalTexts
