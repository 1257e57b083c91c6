/** What a date is for, and whether that is known, or only the letter's own words around it can be shown. */
export interface What {
  readonly what: string
  readonly isNamed: boolean
}

/** How the name of what is late on the day itself ends. */
export const BEFORE_DAY = ' before this day'

/** How it ends where the day is the last on which one may do it. */
export const BY_DAY = ' by this day'

/** How it ends where the day is the first. */
export const FROM_DAY = ' from this day on'

/** How the name of what the letter only invites to ends. */
export const OPTIONAL = `${BY_DAY} (not required)`

/** How the name of a first possible day ends. */
export const OR_LATER = ', on this day or later'

/** How the letter's own words begin: they are a quotation, and no name. */
export const QUOTED = '“'

/** Whether a date's name is that of something people come to. Words of the letter are no name. */
export function isGathering(what: string): boolean {
  return (
    !what.startsWith(QUOTED) && /hearing|interview|meeting|conference|session|chance/i.test(what)
  )
}

/** The name of what was due by a day before the letter. */
export function asPast(name: string): string {
  return name
    .replace(/ (is|are) due$/, (_, is) => ` ${is === 'is' ? 'was' : 'were'} due`)
    .replace(/ ends$/, ' ended')
}

/** Whether the letter's own words are all that is known of a day, and name an hour. */
export function isQuotedWithHour(what: string): boolean {
  return what.startsWith(QUOTED) && hour.test(what)
}

const hour = /\d ?[ap]\.?m\b|\bnoon\b|\b\d\d?:\d\d\b/i
