/**
 * Whether words speak of what has been, or of what is to come; null where they do not tell. 'told' is a weaker
 * past: one verb in the past, which may speak of a plan ("received after May 14", "rescheduled from May 11").
 */
export type Tense = 'past' | 'told' | 'future' | null

const past =
  /\b(?:was|were|had|did|has been|have been|since|(?<!\b(?:is|are|be|being|been|to|not|as) )(?:took|met|sent|wrote|said|told|came|went|saw|spoke|gave|(?<!(?:\bha(?:ve|s)|'[vd]e|'s) )got|held|began|left|made|[a-z]{2,14}ed))\b/g
const future =
  /\b(?:will|[a-z]{1,4}'ll|shall|must|may(?! \d)|can|please|should|would like|is to|are to|is due|are due|be due|due|by(?! (?:the (?!end|close|start|following|next|same|\d)|(?:an?|his|her|their|our|my|its|your|both|either|each|mr|mrs|ms|dr)\b))|until|till|no later than|not later than|on or before|before|deadline|scheduled|(?:is|are|be) (?:now |also |hereby )?(?:set|invited|asked|offered|listed|expected|required|proposed|held|made|available)|expects?|plans?|hopes?|intends?|ask you|ask that|asks? for|required|need|available|lapses|expires|closes|opens|starts|begins|ends|returns?|is on|is now|stays|final day|last day|is late|next|upcoming|tomorrow|to be held)\b/g
/** Past for sure, whatever else the sentence tells. */
const surelyPast =
  /^(?:was|were|had|did|occurred|happened|took|met|since|alleged|came|went|saw|spoke|said|wrote)$/
/** Words in -ed that are no past tense of their own. */
const notPast =
  /^(?:scheduled|required|needed|enclosed|attached|need|proposed|entitled|interested|proceed|indeed|speed|exceed|succeed|feed|related|seed|based)$/
const wasDue = /\b(?:was|were|had been) (?:due|to be|to have|set|scheduled)\b[^.;]{0,40}$/
/** "The exam has moved to November 19". */
const movedTo =
  /\b(?:moved|rescheduled|postponed|extended|changed|deferred|pushed) (?:\w+ ){0,3}?(?:to|until|for)\b[^.;]{0,24}$/

/** "After the conference has opened on May 13, nobody may leave it." */
const onceDone = /\b(?:after|once|when|until) [^.;,]{0,40}\b(?:has|have) [^.;,]{0,24}$/

/** How far back words still bear on a date. */
const REACH = 150
const REACH_AFTER = 45

/**
 * What the words around a date at [start, end) say about its place in time. The cue nearest before it decides,
 * else the nearest after it.
 */
export function tenseAround(plain: string, start: number, end: number): Tense {
  const before = clauseBefore(plain, start)
  if (movedTo.test(before) || onceDone.test(before)) return 'future'
  if (wasDue.test(before)) return 'past'
  const found = lastCue(before)
  return (
    found ??
    firstCue(
      plain.slice(end, end + REACH_AFTER).split(/;\s|(?<!\b(?:mrs?|ms|mx|dr|prof))\.\s/)[0] ?? '',
    )
  )
}

/** The words before `at` in its clause: a semicolon ends a clause. */
export function clauseBefore(plain: string, at: number): string {
  const reach = plain.slice(Math.max(0, at - REACH), at)
  return reach.slice(reach.lastIndexOf('; ') + 1)
}

function lastCue(words: string): Tense {
  const pastCue = [...words.matchAll(past)].findLast(isPast) ?? null
  const futureCue = [...words.matchAll(future)].at(-1) ?? null
  if (!pastCue && !futureCue) return null
  return (futureCue?.index ?? -1) > (pastCue?.index ?? -1) ? 'future' : pastBy(pastCue)
}

function firstCue(words: string): Tense {
  const pastCue = [...words.matchAll(past)].find(isPast) ?? null
  const futureCue = words.matchAll(future).next().value ?? null
  if (!pastCue && !futureCue) return null
  return (pastCue?.index ?? Infinity) < (futureCue?.index ?? Infinity) ? pastBy(pastCue) : 'future'
}

function isPast([word]: RegExpExecArray): boolean {
  return !notPast.test(word)
}

function pastBy(cue: RegExpExecArray | null): Tense {
  return surelyPast.test(cue?.[0] ?? '') ? 'past' : 'told'
}
