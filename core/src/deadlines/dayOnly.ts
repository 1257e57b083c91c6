import type { Mention, SentenceText } from './mention.ts'
import { WEEKDAY, weekdayNumber } from './words.ts'

/** "the 13th", "on Tuesday the 27th": a day whose month the reader must know from elsewhere. */
const dayOnly = new RegExp(
  `(?<![\\w-])(?:(?:(${WEEKDAY}),?\\s)?the\\s|(${WEEKDAY}),?\\s)((?:3[01]|[12]\\d|[1-9])(?:st|nd|rd|th))(?=\\s*(?:$|[.,;:!?)"])|\\s(?:and|or|at|but|they|i|we|she|he|you|the|when|in|with|for|to|that|because|so|is|was|were|will|by|as)\\b)`,
  'g',
)
const leadsToDay =
  /\b(?:on|by|since|until|till|before|after|from|to|through|and|is|was|of|than|due|for)\s$/
/** "in the 2nd and 3rd grades", "the 5th and 14th Amendments". */
const ranked =
  /^\s(?:and|or)\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)\s(?!(?:of|at|and|or|in|is|was|we|you)\b)\w/
const ofMonth = /^\s(?:of|day)\b/

/** Days of a month that is named elsewhere. */
export function dayOnlyDates({ plain }: SentenceText): Mention[] {
  const found: Mention[] = []
  for (const match of plain.matchAll(dayOnly)) {
    const [whole, named, beside, day = ''] = match
    const weekday = named ?? beside
    const end = match.index + whole.length
    const after = plain.slice(end, end + 30)
    if (ranked.test(after) || ofMonth.test(after)) continue
    const before = plain.slice(Math.max(0, match.index - 10), match.index)
    if (weekday === undefined && !leadsToDay.test(before)) continue
    found.push({
      start: match.index,
      end,
      year: null,
      month: null,
      day: Number.parseInt(day, 10),
      weekday: weekday === undefined ? null : weekdayNumber(weekday),
    })
  }
  return found
}
