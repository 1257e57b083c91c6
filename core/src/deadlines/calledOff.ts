const offBehind =
  /^(?:(?! and it )[^.;]){0,40}? (?:is|are|was|were|has been|have been|will be|must be)(?: now| hereby)? (?:cancell?ed|postponed|called off|put (?:back|off)|rescheduled|moved|vacated)\b|^(?:(?! and )[^.;]){0,40}? (?:will|does|is) (?:not|no longer) (?:to )?(?:take|be held|go (?:ahead|forward))/
const offBefore =
  /\b(?:(?:rescheduled|moved|postponed|changed) from|cancel(?:l?ed|l?ing)? (?:the |your )?(?:[a-z-]+ ){1,3}(?:on|of|for|set for|scheduled for)) (?:[a-z]+,? ){0,2}$/
/** How far from a date the words stand that call it off. */
const NEAR = 80

/** Whether the words of a text say that what was to be on the day at [start, end) is cancelled, or moved to another one. */
export function isCalledOff(text: string, start: number, end: number): boolean {
  const near = (from: number, to: number) =>
    text.slice(Math.max(0, from), to).toLowerCase().replace(/\s/g, ' ')
  return offBehind.test(near(end, end + NEAR)) || offBefore.test(near(start - NEAR, start))
}

/** How the name of such a day ends. */
export const OFF = ', cancelled or moved'
