import { type DateSite, REACH_BACK } from './dateSite.ts'

/** The first day of "(August 24 to December 16)". */
export function leadsRange({ plain, start, end, group }: DateSite): boolean {
  return (
    start === group.start &&
    end < group.end &&
    /^\s?(?:-|to\b|through\b)/.test(plain.slice(end, end + 9))
  )
}

/** What goes on until the day, told right before it or before the day on which it begins. */
export function endOf({ plain, group, own }: DateSite): string | null {
  const words = plain.slice(Math.max(own.start, group.start - REACH_BACK), group.start)
  const isBare = /^\W*(?:(?:and|it|will|to|until|through|ends?|ending|on)\W*)*$/.test(words)
  const before = isBare ? plain.slice(Math.max(0, own.start - REACH_BACK), own.start) : words
  const [, thing] = (isBare ? goesOnBefore : goesOnUntil).exec(before) ?? []
  if (thing === undefined) return null
  return thing === 'probation' ? 'Probation ends' : 'Suspension ends'
}

const goesOnUntil = /.*\b(suspension|suspended|probation)\b[^,;.]*$/s
const goesOnBefore = /.*\b(suspension|suspended|probation)\b/s
