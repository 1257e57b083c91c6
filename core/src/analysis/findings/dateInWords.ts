const months =
  'January February March April May June July August September October November December'.split(' ')

/** '2026-03-09' as 'March 9, 2026'. Anything else, such as a length of time, is null. */
export function dateInWords(iso: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  const name = months[Number(month) - 1]
  return name === undefined ? null : `${name} ${Number(day)}, ${year}`
}
