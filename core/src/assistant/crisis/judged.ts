import { phrase } from '../../analysis/language/phrase.ts'
import type { HeardMessage } from '../exchange.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { type Message, messageOf, shows } from '../language/signs.ts'
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
import { veiledThreatSigns } from './signs/threat.ts'
import { recentTime } from './told.ts'

/** What rules, second opinion and the listener together make of a message. */
export interface Judged {
  readonly level: Level
  /** Its kinds, most urgent first, also where it is only not ruled out; empty where there is none. */
  readonly kinds: readonly CrisisKind[]
  /** A rule found it: the message says it outright, whatever was said before. */
  readonly byRule: boolean
}

type Shares = ReadonlyMap<string, number>
/** What was heard in all of a message, and in each part of it. */
type HeardHere = Pick<HeardMessage, 'whole' | 'sentences'> &
  Partial<Pick<HeardMessage, 'withBefore'>>

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

/** What the plainest sentence of a story counts for, with how clear its kind is, beside the words and the whole. */
const TOLD = { sentence: 0.6, kind: 2.5, words: 0.5, heard: 0.25 } as const
/** From here on that sentence stands by itself, bears out what the whole seems to tell, and has a gentle line. */
const toldBounds = { soon: 1.53, goesOn: 4, bornOut: 2.5, unsure: 1.1 } as const

/** Log odds of the whole and of the sentence below which a rule that no word bears out has found a joke or a quotation. */
const HARMLESS = { heard: -3, told: -2 } as const
/** Log odds of a sentence below which a doubt is not worth a line. */
const UNTOLD = -1.5

/** What a kind must have of all kinds to stand beside the others. */
const ONE_OF = 0.25
/** What a kind must be heard with beside others where it has to be said first: a doctor, a life, others in danger. */
const BESIDE = 0.15
/** What the listener alone must give it. */
const HEARD_CLEARLY = 0.4
/** And what it must have where a rule names it too. */
const NAMED = 0.08

/** @param heard null where no model has heard the message: then the rules, and for other words the second opinion */
export function judged(read: Message, heard: HeardHere | null = null): Judged {
  const ruled = kindsByRules(read)
  if (heard) return judgedAsHeard(read, ruled, heard)
  const byRule = ruled.length > 0
  const level = raised(byRule ? opinionOfRuled(read) : secondOpinion(read), read)
  return judgedAs(level, byRule ? ruled : likelyKinds(read), byRule)
}

/** Second opinion and listener add up; what is said outright stands alone. */
function judgedAsHeard(read: Message, ruled: readonly CrisisKind[], heard: HeardHere): Judged {
  const length = read.whole.plain.split(' ').length
  const told = plainestOf(heard)
  const isOutright =
    standsAlone(read, ruled, length, heard) && !isHarmless(crisisScore(read), heard, told.kinds)
  const kinds = kindsOf(read, ruled, heard, told)
  const level = raised(isOutright ? 'crisis' : levelOf(read, kinds, heard, told, length), read)
  return judgedAs(level, kinds, isOutright)
}

/** Whoever threatens between the lines is answered as one who may mean it. */
function raised(level: Level, read: Message): Level {
  return !isCrisis({ level }) && shows(read, veiledThreatSigns) ? 'likely' : level
}

/** The sentence that tells most of a crisis; the whole where none was heard alone. */
function plainestOf({ sentences, whole }: HeardHere): Told {
  const parts = sentences.map(({ kinds, text }) => ({ kinds, text }))
  const [first = { kinds: whole.kinds, text: null }] = parts.toSorted(
    (one, other) => oddsOf(other.kinds) - oddsOf(one.kinds),
  )
  return first
}
interface Told {
  readonly kinds: Shares
  /** Null for the whole. */
  readonly text: string | null
}

/** Log odds of a crisis of any kind. */
function oddsOf(kinds: Shares): number {
  const none = Math.min(0.9999, Math.max(0.0001, kinds.get('none') ?? 0))
  return Math.log((1 - none) / none)
}

/** The same of a whole message: what goes on about a talk tells less by itself than with what was said before. */
function oddsHere({ whole, withBefore }: HeardHere): number {
  const own = oddsOf(whole.kinds)
  return withBefore
    ? Math.min(own, IN_TALK.own * own + IN_TALK.talk * oddsOf(withBefore.kinds))
    : own
}
const IN_TALK = { own: 0.6, talk: 0.4 } as const

/** What is said outright, whatever a model thinks; that somebody else wants to die even where the words leave a doubt. */
function standsAlone(
  read: Message,
  ruled: readonly CrisisKind[],
  length: number,
  { sentences }: HeardHere,
): boolean {
  if (ruled.length === 0) return false
  const opinion = opinionOfRuled(read)
  if (length > STORY) {
    if (!ruled.some((kind) => ofOneself.has(kind))) return false
    return opinion === 'crisis' || sentences.some(({ text }) => saysOfOneself(text))
  }
  return opinion === 'crisis' || (opinion === 'likely' && ruled.includes('otherLife'))
}

/** Whether a sentence by itself, beside the next, says it of the writer: the story around it may be calm. */
function saysOfOneself(text: string): boolean {
  const read = messageOf(plainWords(text))
  const isRuled = kindsByRules(read).some((kind) => ofOneself.has(kind))
  return isRuled && opinionOfRuled(read) === 'crisis'
}

/** The words of a rule, and nothing else that anybody heard. */
function isHarmless(words: number, { sentences, whole }: HeardHere, told: Shares): boolean {
  if (sentences.length === 0 || words > 0) return false
  return oddsOf(whole.kinds) < HARMLESS.heard && oddsOf(told) < HARMLESS.told
}

function judgedAs(level: Level, kinds: readonly CrisisKind[], byRule: boolean): Judged {
  return { level, kinds: level === 'none' ? [] : kinds, byRule: byRule && isCrisis({ level }) }
}

/** Whether the lines come first. */
export function isCrisis({ level }: Pick<Judged, 'level'>): boolean {
  return level === 'crisis' || level === 'likely'
}

/** By the whole of a short message; by the whole and its plainest sentence of a longer one. */
function levelOf(
  read: Message,
  kinds: readonly CrisisKind[],
  heard: HeardHere,
  told: Told,
  length: number,
): Level {
  const words = crisisScore(read)
  const whole = oddsHere(heard)
  const evidence = COUNTS.heard * whole + COUNTS.words * words + COUNTS.start
  const level = levelBetween(evidence, boundsOf(length, kinds))
  const odds = oddsOf(told.kinds)
  if (told.text === null || level === 'crisis') return level
  if (length <= SHORT) return level === 'unsure' && odds < UNTOLD ? 'none' : level
  const share = Math.max(...crisisKinds.map((kind) => told.kinds.get(kind) ?? 0))
  const sum = TOLD.sentence * odds + TOLD.kind * share + TOLD.words * words + TOLD.heard * whole
  const fresh = matchesAny(read.whole, justNow) ? (told.kinds.get('assault') ?? 0) : 0
  const least = sharesOfLives(told.kinds) + fresh >= LIVES ? 'soon' : 'goesOn'
  if (sum >= toldBounds[least]) return 'likely'
  if (length <= STORY) return level
  if (level === 'likely' && sum >= toldBounds.bornOut) return 'likely'
  return sum >= toldBounds.unsure ? 'unsure' : 'none'
}

/** After an assault of now a doctor and what was worn count by the hour. */
const justNow = [phrase`${recentTime}`]

/** What a sentence tells of a life, of others in danger or of a child. */
function sharesOfLives(kinds: Shares): number {
  const lives = [...soon, 'child'].map((kind) => kinds.get(kind) ?? 0)
  return lives.reduce((sum, share) => sum + share, 0)
}
/** From this share on it is believed as soon as that is. */
const LIVES = 0.35

function boundsOf(length: number, kinds: readonly CrisisKind[]): Bounds {
  if (length <= STORY) return length <= SHORT ? bounds.short : bounds.middle
  return kinds.some((kind) => soon.has(kind)) ? bounds.soon : bounds.story
}
type Bounds = Readonly<Record<'crisis' | 'likely' | 'unsure', number>>

function levelBetween(evidence: number, bound: Bounds): Level {
  if (evidence >= bound.crisis) return 'crisis'
  if (evidence >= bound.likely) return 'likely'
  return evidence >= bound.unsure ? 'unsure' : 'none'
}

/** Kinds that stand out by what was heard and by the words together, and what a rule names unless both know nothing of it. */
function kindsOf(read: Message, ruled: readonly CrisisKind[], heard: HeardHere, told: Told) {
  const own = mixed(heard.whole.kinds, told.kinds)
  const isLong = read.whole.plain.split(' ').length > STORY
  const said = isLong && told.text !== null ? messageOf(plainWords(told.text)) : read
  const shares = sharesOf(said, own)
  const share = (kind: CrisisKind) => shares.get(kind) ?? 0
  const found = crisisKinds.filter(
    (kind) =>
      share(kind) >= ONE_OF ||
      (own.get(kind) ?? 0) >= HEARD_CLEARLY ||
      (ruled.includes(kind) &&
        (ofOneself.has(kind) || kind === 'otherLife' || share(kind) >= NAMED)),
  )
  const likeliest = crisisKinds.toSorted((one, other) => share(other) - share(one)).slice(0, 1)
  // Who means to hurt somebody is not told how to hide from them.
  const threatens = (own.get('threat') ?? 0) > (own.get('danger') ?? 0)
  const all = crisisKinds.filter((kind) => found.includes(kind) || isBeside(kind, found, own))
  const fitting = threatens ? all.filter((kind) => kind !== 'danger') : all
  return fitting.length > 0 ? fitting : likeliest
}

/** Blood beside an assault, a life beside a child or a weapon, a threat beside fear for a life. */
const beside: Readonly<Partial<Record<CrisisKind, readonly CrisisKind[]>>> = {
  body: ['assault', 'child'],
  otherLife: ['child', 'danger'],
  threat: ['otherLife'],
}

function isBeside(kind: CrisisKind, found: readonly CrisisKind[], own: Shares): boolean {
  const share = own.get(kind) ?? 0
  return share >= BESIDE && found.some((each) => beside[kind]?.includes(each))
}

/** What was heard in the whole and in the plainest sentence, each kind's share of all but `none`. */
function mixed(whole: Shares, told: Shares): Shares {
  const both = crisisKinds.map((kind): [CrisisKind, number] => [
    kind,
    (whole.get(kind) ?? 0) + (told.get(kind) ?? 0),
  ])
  const sum = both.reduce((total, [, share]) => total + share, 0) || 1
  return new Map(both.map(([kind, share]) => [kind, share / sum]))
}

/** The kinds' shares of 1: the listener's times the odds that the words give. */
function sharesOf(read: Message, heard: Shares): Shares {
  const each = [...kindScores(read)].map(([kind, score]): [CrisisKind, number] => [
    kind,
    Math.max(heard.get(kind) ?? 0, LEAST) * Math.exp(score),
  ])
  const sum = each.reduce((total, [, product]) => total + product, 0)
  return new Map(each.map(([kind, product]) => [kind, product / sum]))
}
/** A kind that a model does not know yet is not ruled out by it. */
const LEAST = 0.001
