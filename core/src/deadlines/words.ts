/** Words of dates and numbers, as pattern sources for lower-case text (see `plainText`) and their values. */

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
export const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'

const ones = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'
const teens = 'fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'

const small = alternatives(`${ones} ${teens}`)
const belowHundred = `(?:${alternatives(tens)})(?:[ -](?:${alternatives(ones)}))?|${small}`
/** 'ten', 'twenty-one', 'one hundred', 'three hundred and sixty-five'. */
export const NUMBER_WORD = `(?:(?:a|${alternatives(ones)})[ -]hundred(?:(?: and)? (?:${belowHundred}))?|${belowHundred})`
/** 'third', 'twenty-first', 'thirtieth'. */
export const ORDINAL_WORD = `(?:(?:twenty|thirty)[ -](?:${alternatives(ordinals)})|twentieth|thirtieth|${alternatives(ordinals)})`

const monthStarts = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const weekdayStarts = 'sun mon tue wed thu fri sat'.split(' ')
const numbers = new Map<string, number>([
  ...`${ones} ${teens}`.split(' ').map((word, index) => [word, index + 1] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ...ordinals.split(' ').map((word, index) => [word, index + 1] as const),
  ['twentieth', 20],
  ['thirtieth', 30],
  ['a', 1],
  ['an', 1],
])

/** 1 to 12, for a word that `MONTH` matches. */
export function monthNumber(word: string): number {
  return monthStarts.indexOf(word.slice(0, 3)) + 1
}

/** 0 for Sunday to 6, for a word that `WEEKDAY` matches. */
export function weekdayNumber(word: string): number {
  return weekdayStarts.indexOf(word.slice(0, 3))
}

/** The value of digits, of '3rd', or of words as `NUMBER_WORD` and `ORDINAL_WORD` match them; 0 for others. */
export function numberOf(words: string): number {
  const digits = /^\d+/.exec(words)
  if (digits) return Number(digits[0])
  let total = 0
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') total = Math.max(1, total) * 100
    else total += numbers.get(word) ?? 0
  }
  return total
}

/** Longest first, so that 'sixteen' is not read as 'six'. */
function alternatives(words: string): string {
  return words
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .join('|')
}
