/** What a date is for, and whether that is known, or only the letter's own words around it can be shown. */
export interface What {
  readonly what: string
  readonly isNamed: boolean
}

/** How the name of what is late on the day itself ends. */
export const BEFORE_DAY = ' before this day'

/** How the letter's own words begin: they are a quotation, and no name. */
export const QUOTED = '“'

/** Whether a date's name is that of something people come to. Words of the letter are no name. */
export function isGathering(what: string): boolean {
  return (
    !what.startsWith(QUOTED) && /hearing|interview|meeting|conference|session|chance/i.test(what)
  )
}
