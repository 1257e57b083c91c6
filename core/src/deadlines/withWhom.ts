import type { TimeMeaning } from '../reader/times.ts'
import { type DateSite, REACH_BACK } from './dateSite.ts'
import { SURE } from './meanings.ts'

/** A person whose name leads to the date. */
const person =
  /(?:^|[:;.,(]\s*|\band\s|\n\s*)((?:Mr|Mrs|Ms|Mx|Miss|Dr)\.?\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}),?\s(?:on\s)?$/u

/** "Sat down with Ms. Ray, you and Mr. Oh on May 3": not with the last one alone. */
const isOneOfSeveral =
  /\bwith\s(?:[^.;:]|(?<=\b(?:Mrs?|Ms|Mx|Dr))\.)*(?:,|\band)\s(?:[^.;:,]|(?<=\b(?:Mrs?|Ms|Mx|Dr))\.)*$/
/** "Mr. Oh's interview is not before May 3". */
const persons =
  /\b((?:Mr|Mrs|Ms|Mx|Miss|Dr)\.?\s\p{Lu}[\p{L}.-]*(?:\s\p{Lu}[\p{L}.-]*){0,2})[’']s? (?:own )?(?:interview|meeting)\b[^.;]{0,40}$/u

/** "Interviews: Ms. Ray, May 3; Mr. Oh, May 4": each of the two goes to one of them. Where a party is told of, it is theirs. */
export function withWhom(name: string, site: DateSite, told: TimeMeaning | undefined): string {
  if (name !== 'Interview' && name !== 'Meeting') return name
  const { text, plain, own, group } = site
  const before = text.slice(Math.max(own.start, group.start - REACH_BACK), group.start)
  const [, named] = isOneOfSeveral.test(before) ? [] : (person.exec(before) ?? [])
  const whom = named ?? persons.exec(before)?.[1]
  if (whom !== undefined) return `${name} of ${whom}`
  const { who = '', sureOfWho = 0 } = told ?? {}
  const isOfOne = name === 'Interview' && sureOfWho >= SURE && isOfSide[who] === true
  return isOfOne && !speaksToReader.test(plain) ? `${name} of the ${who}` : name
}

const isOfSide: Readonly<Record<string, boolean>> = { complainant: true, respondent: true }

/** Of "you" nobody knows here on which side they are. */
const speaksToReader = /\byou(?:rs?)?\b/
