/** In which order found resources stand. */
import type { Match } from './matches.ts'

/** What the order must know of a found resource. */
export interface Found {
  match: Match
  id: number
  isGuide: boolean
  title: string
}

/** A found resource and its place among all that were found: from 1, with gaps. */
export interface Placed {
  id: number
  place: number
}

/** What was typed: the words that count, and all of them. */
export interface Typed {
  said: string
  whole: string
  /** How many words count. */
  terms: number
}

const TITLE_PHRASE = 6
const PHRASE = 1.5
/** A title is about the typed words when they are this share of it. */
const MUCH_OF_TITLE = 0.3
/** More than there are resources: what does not hold every word stands behind all that does. */
const LAST = 1_000_000

/**
 * The places of all found resources, in order. Those with every word come first. Among these, and among the
 * others, organizations and guides take turns, each kind best first: neither hides the other. The organizations
 * begin, unless a guide's title is about the words and no organization has them for its name.
 */
export function placesOf(found: readonly Found[], typed: Typed): Placed[] {
  const named = found.filter((one) => isNamed(one, typed))
  const guidesBegin = named.length > 0 && named.every(({ isGuide }) => isGuide)
  const scored = found.map((one) => ({ ...one, score: scoreOf(one, typed) }))
  const groups = [true, false].flatMap((complete) =>
    [true, false].map((guides) => {
      const first = (complete ? 0 : LAST) - (guides === guidesBegin ? 1 : 0)
      const group = scored.filter(
        (one) => one.isGuide === guides && isComplete(one, typed) === complete,
      )
      group.sort((a, b) => b.score - a.score || a.id - b.id)
      return group.map(({ id }, at) => ({ id, place: first + 2 * (at + 1) }))
    }),
  )
  return groups.flat().toSorted((a, b) => a.place - b.place)
}

/** Whether it holds every word. A guide is asked for in so many words that its own or a phrase must hold them. */
function isComplete({ match, isGuide }: Found, { terms }: Typed): boolean {
  if (terms === 1) return true
  return isGuide ? match.together || (match.every && match.everyShown) : match.every
}

/** Whether the title has the words for a name. A guide's must say little else, and so must what was typed. */
function isNamed({ match, isGuide, title }: Found, { said, whole }: Typed): boolean {
  if (!match.titled || !isGuide) return match.titled
  return 2 * said.length > whole.length && said.length / lengthOf(title) >= MUCH_OF_TITLE
}

/** The worth of a resource among its kind. */
function scoreOf({ match, title }: Found, { whole, terms }: Typed): number {
  const phrase = terms > 1 && match.together ? PHRASE : 0
  return match.worth + phrase + (match.titled ? titleWorth(title, whole) : 0)
}

/** What a title with the typed words side by side is worth: most where it says little else, or has them for a name. */
function titleWorth(title: string, typed: string): number {
  // "FIRE (Foundation ...)" and "Take It Down: ..." are called so; "Fire drills" are not.
  const name = /^[^(:,;|]*/.exec(title)?.[0].toLowerCase() ?? ''
  const isName = name.replace(/[^a-z0-9]+/g, ' ').trim() === typed
  const share = Math.min(1, typed.length / Math.max(1, lengthOf(title)))
  return TITLE_PHRASE * (0.5 + share + (isName ? 1 : 0))
}

/** In letters, of which some take two units. */
function lengthOf(text: string): number {
  return [...text].length
}
