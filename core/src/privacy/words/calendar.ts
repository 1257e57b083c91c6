/** Month names as people write them, short forms and common slips included; a regex source. */
export const MONTH =
  '(?:janu[a-z]{2,5}|jan|feb[a-z]{2,6}|feb|march|mar|april|apr|may|june?|july?|augu[a-z]{2,3}|aug|sept?[a-z]{3,6}|sept?|octo[a-z]{2,4}|oct|nov[a-z]{3,6}|nov|dec[a-z]{3,6}|dec)'

const MONTH_STEMS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const HOLIDAY_MONTHS: readonly (readonly [stem: string, month: number])[] = [
  ['new year’s', 1],
  ["new year's", 1],
  ['valentine', 2],
  ['st', 3],
  ['easter', 4],
  ['cinco', 5],
  ['memorial', 5],
  ['juneteenth', 6],
  ['independence', 7],
  ['4th', 7],
  ['fourth', 7],
  ['labor', 9],
  ['halloween', 10],
  ['thanksgiving', 11],
  ['christmas', 12],
]

/** Days that are one date in the year; a regex source. */
export const HOLIDAYS =
  "halloween|valentine['’]?s(?: day)?|new year['’]s (?:eve|day)|st\\.? patrick['’]?s(?: day)?|thanksgiving|christmas(?: eve| day)?|easter(?: sunday)?|independence day|(?:4th|fourth) of july|labor day|memorial day|juneteenth|cinco de mayo"

/** The month (1 to 12) of a month name or a holiday; 1 when neither. */
export function monthNumber(name: string): number {
  const lower = name.toLowerCase()
  const holiday = HOLIDAY_MONTHS.find(([stem]) => lower.startsWith(stem))
  if (holiday) return holiday[1]
  return Math.max(0, MONTH_STEMS.indexOf(lower.slice(0, 3))) + 1
}

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const

/** The season of a month (1 to 12) in the northern school year. */
export function season(month: number): (typeof SEASONS)[number] {
  return SEASONS[Math.floor((month % 12) / 3)] ?? 'winter'
}
