import type { Heard } from '../../retrieval/listener.ts'
import type { Message } from '../language/signs.ts'
import { type CrisisKind, crisisKinds } from './crisis.ts'
import { kindsByRules } from './kindsByRules.ts'
import {
  crisisScore,
  kindScores,
  type Level,
  likelyKinds,
  opinionOfRuled,
  secondOpinion,
} from './secondOpinion/secondOpinion.ts'

/** What rules, second opinion and the listener together make of a message. */
export interface Judged {
  readonly level: Level
  /** Its kinds, most urgent first, also where it is only not ruled out; empty where there is none. */
  readonly kinds: readonly CrisisKind[]
  /** A rule found it: the message says it outright, whatever was said before. */
  readonly byRule: boolean
}

type Kinds = Pick<Heard, 'kinds'>

/** Said of oneself: however long the story around it, and whatever a model thinks of that, it stands. */
const ofOneself: ReadonlySet<CrisisKind> = new Set(['selfHarm', 'threat'])

/** In words. Up to here a rule is seldom wrong; a longer message tells of much that is over or somebody else's. */
const STORY = 70
const SHORT = 30

/** Minutes may count, or a life is at risk: of these a story is believed sooner than of harm that goes on. */
const soon: ReadonlySet<CrisisKind> = new Set(['danger', 'body', 'threat', 'selfHarm', 'otherLife'])

/** Log odds from which on a message is certainly a crisis, is answered as one, and has a gentle line; by its length. */
const bounds = {
  short: { crisis: 0.75, likely: -0.75, unsure: -1.5 },
  middle: { crisis: 0.75, likely: -1, unsure: -1.75 },
  soon: { crisis: 1.5, likely: -0.75, unsure: -1.75 },
  story: { crisis: 2, likely: 0, unsure: -1 },
} as const

/** Fitted by logistic regression on messages of which neither model had seen the fold. */
const COUNTS = { heard: 0.7, words: 0.9, start: -0.1 } as const

/** What a kind must have of all kinds to stand beside the others. */
const ONE_OF = 0.25
/** What the listener alone must give it. */
const HEARD_CLEARLY = 0.4
/** And what it must have where a rule names it too. */
const NAMED = 0.08

/** @param heard null where no model has heard the message: then the rules, and for other words the second opinion */
export function judged(read: Message, heard: Kinds | null = null): Judged {
  const ruled = kindsByRules(read)
  if (heard) return judgedAsHeard(read, ruled, heard)
  const byRule = ruled.length > 0
  const level = byRule ? opinionOfRuled(read) : secondOpinion(read)
  return judgedAs(level, byRule ? ruled : likelyKinds(read), byRule)
}

/** Second opinion and listener add up; what is said outright stands alone. */
function judgedAsHeard(read: Message, ruled: readonly CrisisKind[], heard: Kinds): Judged {
  const length = read.whole.plain.split(' ').length
  const isOutright = standsAlone(read, ruled, length)
  const kinds = kindsOf(read, ruled, heard)
  const level = isOutright ? 'crisis' : levelOf(evidenceOf(read, heard), boundsOf(length, kinds))
  return judgedAs(level, kinds, isOutright)
}

/** What is said outright, whatever a model thinks; that somebody else wants to die even where the words leave a doubt. */
function standsAlone(read: Message, ruled: readonly CrisisKind[], length: number): boolean {
  if (ruled.length === 0) return false
  const opinion = opinionOfRuled(read)
  if (length > STORY) return opinion === 'crisis' && ruled.some((kind) => ofOneself.has(kind))
  return opinion === 'crisis' || (opinion === 'likely' && ruled.includes('otherLife'))
}

function judgedAs(level: Level, kinds: readonly CrisisKind[], byRule: boolean): Judged {
  return { level, kinds: level === 'none' ? [] : kinds, byRule: byRule && isCrisis({ level }) }
}

/** Whether the lines come first. */
export function isCrisis({ level }: Pick<Judged, 'level'>): boolean {
  return level === 'crisis' || level === 'likely'
}

function evidenceOf(read: Message, heard: Kinds): number {
  const none = Math.min(0.9999, Math.max(0.0001, heard.kinds.get('none') ?? 0))
  return (
    COUNTS.heard * Math.log((1 - none) / none) + COUNTS.words * crisisScore(read) + COUNTS.start
  )
}

function boundsOf(length: number, kinds: readonly CrisisKind[]): Bounds {
  if (length <= STORY) return length <= SHORT ? bounds.short : bounds.middle
  return kinds.some((kind) => soon.has(kind)) ? bounds.soon : bounds.story
}
type Bounds = Readonly<Record<'crisis' | 'likely' | 'unsure', number>>

function levelOf(evidence: number, bound: Bounds): Level {
  if (evidence >= bound.crisis) return 'crisis'
  if (evidence >= bound.likely) return 'likely'
  return evidence >= bound.unsure ? 'unsure' : 'none'
}

/** Kinds that stand out by what was heard and by the words together, and what a rule names unless both know nothing of it. */
function kindsOf(read: Message, ruled: readonly CrisisKind[], heard: Kinds) {
  const shares = sharesOf(read, heard)
  const share = (kind: CrisisKind) => shares.get(kind) ?? 0
  const found = crisisKinds.filter(
    (kind) =>
      share(kind) >= ONE_OF ||
      (heard.kinds.get(kind) ?? 0) >= HEARD_CLEARLY ||
      (ruled.includes(kind) &&
        (ofOneself.has(kind) || kind === 'otherLife' || share(kind) >= NAMED)),
  )
  const likeliest = crisisKinds.toSorted((one, other) => share(other) - share(one)).slice(0, 1)
  // Who means to hurt somebody is not told how to hide from them.
  const threatens = (heard.kinds.get('threat') ?? 0) > (heard.kinds.get('danger') ?? 0)
  const fitting = threatens ? found.filter((kind) => kind !== 'danger') : found
  return fitting.length > 0 ? fitting : likeliest
}

/** The kinds' shares of 1: the listener's times the odds that the words give. */
function sharesOf(read: Message, heard: Kinds): ReadonlyMap<CrisisKind, number> {
  const each = [...kindScores(read)].map(([kind, score]): [CrisisKind, number] => [
    kind,
    Math.max(heard.kinds.get(kind) ?? 0, LEAST) * Math.exp(score),
  ])
  const sum = each.reduce((total, [, product]) => total + product, 0)
  return new Map(each.map(([kind, product]) => [kind, product / sum]))
}
/** A kind that a model does not know yet is not ruled out by it. */
const LEAST = 0.001
