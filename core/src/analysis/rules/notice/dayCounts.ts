const day = 86_400_000

/** Whole days from one 'YYYY-MM-DD' to another; null where one of them is no such date. */
export function daysBetween(from: string, to: string): number | null {
  const days = (Date.parse(to) - Date.parse(from)) / day
  return /^\d{4}-\d{2}-\d{2}$/.test(to) && Number.isFinite(days) ? Math.round(days) : null
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const amount = String.raw`(?:(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|a|an)\b(?:\s*\((\d{1,2})\))?|(\d{1,3})\b)`
const span = new RegExp(
  `\\b${amount}(?:\\s*-\\s*|\\s+)(?:full\\s+|more\\s+)?((?:calendar|business|working|school|instructional|consecutive|academic|work)\\s+)?(hour|day|week)s?\\b`,
  'g',
)

/** A length of time in a sentence. */
export interface TimeSpan {
  /** The most days that it can be by any way of counting: five business days are at most nine. */
  readonly mostDays: number
  readonly start: number
  readonly end: number
}

/** Times that are named without a number, and the most days that each can be. */
const unnumbered: readonly (readonly [RegExp, number])[] = [
  [/\b(?:by|until|before|in by) (?:noon |midnight |the end of (?:the day )?)?tomorrow\b/g, 1],
  [/\b(?:by|until) (?:tonight|(?:the )?(?:end|close) of (?:business |the day )?today)\b/g, 1],
  [/\bovernight\b/g, 1],
  [/\b(?:have|over|use|given) (?:the|this|one) weekend\b/g, 4],
  [/\b(?:by|until|before) the end of (?:this|the) week\b/g, 7],
]

/** The lengths of time that a plain text names, with offsets into it. */
export function timeSpans(plain: string): TimeSpan[] {
  return [...numberedSpans(plain), ...unnumberedSpans(plain), ...rangesOfDates(plain)]
}

const range =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?(?:\s*[-–]\s*|,? (?:to|through|until|till) )(?:\1[a-z]*\.? )?(\d{1,2})\b(?![:.]\d)/g

/** "November 20 to 24": a time within one month. */
function rangesOfDates(plain: string): TimeSpan[] {
  return [...plain.matchAll(range)].flatMap(({ 0: text, 2: from, 3: to, index }) =>
    Number(to) > Number(from)
      ? [{ mostDays: Number(to) - Number(from), start: index, end: index + text.length }]
      : [],
  )
}

function unnumberedSpans(plain: string): TimeSpan[] {
  return unnumbered.flatMap(([words, mostDays]) =>
    [...plain.matchAll(words)].map(({ 0: text, index }) => ({
      mostDays,
      start: index,
      end: index + text.length,
    })),
  )
}

function numberedSpans(plain: string): TimeSpan[] {
  return [...plain.matchAll(span)].map((match) => {
    const [text, word, figure, bare, kind, unit] = match
    const value = Number(figure ?? bare ?? valueOf(word ?? ''))
    return {
      mostDays: inDays(
        value,
        kind !== undefined && !/calendar|consecutive/.test(kind),
        unit ?? 'day',
      ),
      start: match.index,
      end: match.index + text.length,
    }
  })
}

function valueOf(word: string): number {
  if (word === 'a' || word === 'an') return 1
  return word === 'thirty' ? 30 : numbers.indexOf(word)
}

function inDays(value: number, areBusinessDays: boolean, unit: string): number {
  if (unit === 'hour') return value / 24
  if (unit === 'week') return value * 7
  // The school may count business days; nine of them are fewer than ten by either way of counting only
  // where the calendar days that they span are fewer than ten too.
  return areBusinessDays ? value + 2 * Math.ceil(value / 5) : value
}
