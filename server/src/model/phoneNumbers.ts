import { isKnownNumber } from './checkContacts.ts'

/** The shortest that rings from a phone of the same area. Shorter ones are read by `hasUnknownContact`. */
const FEWEST_DIGITS = 7
/** Between two groups of one number: a bracket, a hyphen and spaces. A longer gap parts two numbers. */
const LONGEST_GAP = 6

const spoken = new Map([
  ['zero', '0'],
  ['oh', '0'],
  ['o', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
])
const months = new Set([
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
])

/** Digits that stand together, with what stood between them and the group before. */
interface Group {
  digits: string
  gap: string
}

/**
 * True where a text holds what can be dialed as a phone number and is none of the confirmed ones of our resources,
 * however it is written: with any signs between, in words, in other scripts' digits. Dates, school years and sections
 * of Part 106 are no phone numbers. Strict: where nothing else is known of digits, they count as a number, since a wrong
 * one can send a frightened person anywhere.
 */
export function hasUnknownNumber(text: string): boolean {
  return runsOf(text).some((run) => !isKnown(run) && parts(run).some((part) => !isKnown(part)))
}

/** The runs of groups with no word between them that have as many digits as a number. */
function runsOf(text: string): Group[][] {
  // Signs that are not seen, and digits that are drawn otherwise, hide no number.
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
  const runs: Group[][] = []
  let run: Group[] = []
  let before = ''
  let gap = ''
  const end = () => {
    runs.push(...withoutDates(run, before))
    run = []
  }
  for (const [token] of plain.matchAll(/\p{L}+|\p{Nd}+|[^\p{L}\p{Nd}]+/gu)) {
    const digits = /^\p{Nd}/u.test(token) ? token : spoken.get(token)
    if (digits !== undefined) run.push({ digits, gap })
    else if (/^\p{L}/u.test(token)) {
      end()
      before = token
    } else if (token.length > LONGEST_GAP) end()
    gap = token
  }
  end()
  return runs.filter((one) => digitsOf(one).length >= FEWEST_DIGITS)
}

/** What is left of a run, in pieces, when the dates, years and sections are taken out of it. */
function withoutDates(run: readonly Group[], before: string): Group[][] {
  const pieces: Group[][] = [[]]
  for (let at = 0; at < run.length; ) {
    const taken = lengthOfDate(run.slice(at), at === 0 && months.has(before))
    if (taken > 0) pieces.push([])
    else pieces.at(-1)?.push(run[at] as Group)
    at += Math.max(1, taken)
  }
  return pieces
}

/** How many groups at the beginning of the run are a date, a year with the next, or a section of Part 106. */
function lengthOfDate([one, two, three, four]: readonly Group[], isAfterMonth: boolean): number {
  if (!one || !two) return 0
  if (one.digits === '106' && two.gap === '.' && two.digits.length <= 2) return 2
  if (isAfterMonth && isDay(one) && two.gap === ', ' && isYear(two)) return 2
  const isLast = (next: Group | undefined) => next === undefined || next.gap !== two.gap
  if (isYear(one) && isYear(two) && /^[-–]$/.test(two.gap) && isLast(three)) return 2
  if (!three || three.gap !== two.gap || !isLast(four)) return 0
  const isOrdered = isYear(one) && isMonth(two) && isDay(three) && two.gap === '-'
  return isOrdered || (isMonth(one) && isDay(two) && isYear(three) && two.gap === '/') ? 3 : 0
}

const isWithin = ({ digits }: Group, least: number, most: number) =>
  Number(digits) >= least && Number(digits) <= most
const isYear = (group: Group) => group.digits.length === 4 && isWithin(group, 1900, 2099)
const isMonth = (group: Group) => group.digits.length <= 2 && isWithin(group, 1, 12)
const isDay = (group: Group) => group.digits.length <= 2 && isWithin(group, 1, 31)

const digitsOf = (run: readonly Group[]) => run.map(({ digits }) => digits).join('')
const isKnown = (run: readonly Group[]) => isKnownNumber(digitsOf(run))

/** The numbers of a list, such as "988, 800-656-4673". */
function parts(run: readonly Group[]): Group[][] {
  const found: Group[][] = []
  for (const group of run) {
    if (found.length === 0 || /[,;]/.test(group.gap)) found.push([])
    found.at(-1)?.push(group)
  }
  return found
}
