const offBehind =
  /^(?:(?! and it )[^.;]){0,40}? (?:is|are|was|were|has been|have been|will be|must be)(?: now| hereby)? (?:cancell?ed|postponed|called off|put (?:back|off)|rescheduled|moved|vacated)\b|^(?:(?! and )[^.;]){0,40}? (?:will|does|is) (?:not|no longer) (?:to )?(?:take|be held|go (?:ahead|forward))/
/** "The hearing would be on November 10. It will not be." */
const offNext =
  /^[^.;]{0,40}\.\s(?:it|that|this)(?: (?:date|day|hearing|meeting|interview|session))? (?:will (?:not|no longer)|won't|(?:is|was|has been) (?:now |hereby )?(?:off|cancell?ed|postponed|called off|put off|rescheduled|moved|vacated))\b/
const offBefore =
  /\b(?:(?:rescheduled|moved|postponed|changed) from|cancel(?:l?ed|l?ing)? (?:the |your )?(?:[a-z-]+ ){1,3}(?:on|of|for|set for|scheduled for)) (?:[a-z]+,? ){0,2}$/
/** How far from a date the words stand that call it off. */
const NEAR = 80

/**
 * Whether the words of a text say that what was to be on the day at [start, end) is cancelled, or moved to another one.
 *
 * @param next the sentence behind the text, where that counts too
 */
export function isCalledOff(text: string, start: number, end: number, next = ''): boolean {
  const even = (words: string) => words.toLowerCase().replace(/\s/g, ' ')
  // Of a long sentence not all is read again for each of its dates.
  const last = end + NEAR < text.length ? '' : ` ${next.slice(0, NEAR)}`
  const behind = even(`${text.slice(end, end + NEAR)}${last}`)
  const before = even(text.slice(Math.max(0, start - NEAR), start))
  return offBehind.test(behind) || offNext.test(behind) || offBefore.test(before)
}

/** Whether the day is that to which the writer tells to have put off what they had to do: in the paper that does it, it is overtaken. */
export function isOwnDelay(text: string, start: number): boolean {
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .toLowerCase()
    .replace(/\s/g, ' ')
  return ownDelay.test(before)
}

const ownDelay =
  /\b(?:i|we) (?:wrote|told|e-?mailed|informed|notified)\b[^.;]{0,90}\bto (?:move|postpone|extend|push)\b[^.;]{0,40}\bto $/
const REACH = 160

/** How the name of such a day ends. */
export const OFF = ', cancelled or moved'
