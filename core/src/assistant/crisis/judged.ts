import type { Heard } from '../../retrieval/listener.ts'
import type { Message } from '../language/signs.ts'
import { type CrisisKind, crisisKinds } from './crisis.ts'
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

/**
 * From this share on, which the model gives to there being no crisis, a long story is full of alarm and is none. At 0.9 a
 * third of long plain questions had the lines before their answer; a gentle line names 988 in those that it is wrong of.
 */
const NONE = 0.5
/** In words. */
const STORY = 70
/** From this share on it may be none: what was asked is answered below the lines. */
const MAY_BE_NONE = 0.3
/** What a kind that the model hears must have of all kinds to stand beside the others. */
const ONE_OF = 0.3

/**
 * The rules first, since they know the kind; the second opinion for words that no rule has learnt. Of long stories, where
 * that sees too much, the model takes back what it thinks is none: a gentle line is left. It never outvotes a rule.
 *
 * @param heard null where no model has heard the message
 */
export function judged(read: Message, heard: Pick<Heard, 'kinds'> | null = null): Judged {
  const ruled = kindsByRules(read)
  const byRule = ruled.length > 0
  const level = byRule ? opinionOfRuled(read) : secondOpinion(read)
  if (level !== 'crisis' && level !== 'likely') return { level, kinds: [], byRule: false }
  const kinds = byRule ? ruled : likelyKinds(read)
  if (!heard) return { level, kinds, byRule }
  const none = heard.kinds.get('none') ?? 0
  if (!byRule && read.whole.plain.split(' ').length > STORY && none >= NONE)
    return { level: 'unsure', kinds: [], byRule: false }
  const isDoubtful = !byRule && none >= MAY_BE_NONE
  return { level: isDoubtful ? 'likely' : level, kinds: withHeard(kinds, heard, none), byRule }
}

/** The kinds with those that the model hears beside them: violence by a partner beside thoughts of suicide. */
function withHeard(
  kinds: readonly CrisisKind[],
  heard: Pick<Heard, 'kinds'>,
  none: number,
): readonly CrisisKind[] {
  const isClear = (kind: CrisisKind) => (heard.kinds.get(kind) ?? 0) >= ONE_OF * (1 - none)
  const all = crisisKinds.filter((kind) => kinds.includes(kind) || (none < 0.5 && isClear(kind)))
  return all.length > 1 ? all.filter((kind) => kind !== 'unclear') : all
}
