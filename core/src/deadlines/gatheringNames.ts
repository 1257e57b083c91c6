import { type DateSite, REACH_BACK } from './dateSite.ts'
import { capital } from './nearestName.ts'

const gathering =
  /\b(?:hearing|interview|mediation|meeting|conference)(?=s?\b(?! (?:officer|panel|board|room|center|hall|building)))/g

/** The first thing that the words say people come to. */
export function firstGathering(words: string): string | null {
  return gatheringBy(words.matchAll(gathering).next().value?.[0])
}

/** The last such thing. */
export function lastGathering(words: string): string | null {
  return gatheringBy([...words.matchAll(gathering)].at(-1)?.[0])
}

function gatheringBy(word: string | undefined): string | null {
  if (word === 'mediation') return 'Mediation session'
  return word === undefined ? null : capital(word)
}

/** A person whose name leads to the date. */
const person =
  /(?:^|[:;.,(]\s*|\band\s|\n\s*)((?:Mr|Mrs|Ms|Mx|Miss|Dr)\.?\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}),?\s(?:on\s)?$/u

/** "Interviews: Ms. Ray, May 3; Mr. Oh, May 4": each of the two goes to one of them. */
export function withWhom(name: string, { text, own, group }: DateSite): string {
  const [, who] =
    person.exec(text.slice(Math.max(own.start, group.start - REACH_BACK), group.start)) ?? []
  return who !== undefined && ofOne.has(name) ? `${name} of ${who}` : name
}

/** What each of two people is called to apart. */
const ofOne: ReadonlySet<string> = new Set(['Interview', 'Meeting', 'Conference'])
