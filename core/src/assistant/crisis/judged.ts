import type { Message } from '../language/signs.ts'
import type { CrisisKind } from './crisis.ts'
import { kindsByRules } from './kindsByRules.ts'
import {
  type Level,
  likelyKinds,
  opinionOfRuled,
  secondOpinion,
} from './secondOpinion/secondOpinion.ts'

/** What rules and second opinion together make of a message. */
export interface Judged {
  readonly level: Level
  /** The kinds of the crisis, most urgent first; empty where there is none. */
  readonly kinds: readonly CrisisKind[]
  /** A rule found it: the message says it outright, whatever was said before. */
  readonly byRule: boolean
}

/** The rules first, since they know the kind; the second opinion for words that no rule has learnt. */
export function judged(read: Message): Judged {
  const ruled = kindsByRules(read)
  const byRule = ruled.length > 0
  const level = byRule ? opinionOfRuled(read) : secondOpinion(read)
  if (level !== 'crisis' && level !== 'likely') return { level, kinds: [], byRule: false }
  return { level, kinds: byRule ? ruled : likelyKinds(read), byRule }
}
