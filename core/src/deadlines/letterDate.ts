import { plainText } from '../document/plain.ts'
import type { Block, Reading } from '../document/reading.ts'
import { type Day, dayOf, isoOf } from './civilDate.ts'
import { type MeaningAt, untold } from './meaningAt.ts'
import type { Mention } from './mention.ts'
import { writtenDates } from './writtenDates.ts'

/** A letter's date stands among its first or its last lines. */
const HEAD_BLOCKS = 30
const FOOT_BLOCKS = 12
const OPENING_BLOCKS = 4
const LONGEST_LINE = 400

const PAPER =
  '(?:this )?(?:letter|notice|e-?mail|message|report|decision|determination|notification|memo(?:randum)?|issue|issuance|directive|order|mailing|dismissal)'
const label = new RegExp(
  `(?:^\\W{0,3}|\\s{3,}|\\|\\s)(?:date[ds]? (?:sent|issued|mailed|of ${PAPER})|date|dated|(?:date )?sent(?: on)?|(?:date )?issued(?: on)?|(?:decided|rendered|released)(?: on)?|${PAPER} date|${PAPER} (?:is )?(?:dated|issued|sent)(?: on)?|on this date|signed and dated)\\s*(?:[:|.-]\\s*|\\s)`,
)
/** "Issued to both parties on July 14". */
const issued =
  /^\W*(?:issued|sent|e-?mailed|mailed|delivered)\b[^.;|]{0,70}\bon(?: this)?\s(?:the\s)?$|\((?:dated|issued|sent)\s(?:on\s)?$|^(?:i am|we are|i write|we write)\s(?:writing\s)?(?:to you\s)?on\s$/
/** "Dated this 23rd day of March". */
const between = /^(?:this|the|on|as of|is|was|:|\||\s)*$/
const beside =
  /\b(?:effective|revised|amended|adopted|approved|incident|hearing|complaint|meeting|due|deadline|birth|review(?:ed)?|received|interview)\b/

/** "Albany, ", "Notice of Allegations - ", "CONFIDENTIAL      ": what a date may end the line of. */
const letterhead =
  /^[\p{L} .]{2,30},\s*$|\b(?:case|file|matter|no\.?)\s\S*\d\S*,?\s*$|\b(?:confidential|private|delivered|delivery|e-?mail|mail)\b.*\s{3,}$|\b(?:letter|notice|memo(?:randum)?|report|decision|determination|outcome|university|college|school|district|office)\b.*(?:[,-]\s*|\s{3,})$/u
/** "March 3, 2026. To all parties:" on one line. */
const opens = /^\s?(?:[.]\s|-\s?(?:dear|to|re|via|good|hello|hi|subject)\b|\s{3,})/
const LONGEST_LETTERHEAD = 80
/** "February 10, 2026 (Tue), 3:40 PM". */
const aloneBehind = /^[\s),.*]*(?:\([a-z]{2,9}\.?\)[\s,.]*)?(?:at \d|\d{1,2}:\d\d.{0,24})?$/

/** "Date:" and no more, which may also be the date of a hearing or meeting. */
const bareLabel = /(?:^\W{0,3}|\s{3,}|\|\s)date\s*[:|.-]?\s*$/
/** A line beside it that only a hearing or a meeting has. */
const gathers =
  /^\W{0,3}(?:(?:start|end|starting|ending|meeting|hearing|interview) )?(?:times?|location|place|where|room|venue|building|duration|format|platform|link)\b\s*(?:[:|-]|$)/
const salutation = /^\W{0,3}(?:dear|hello|hi|good (?:morning|afternoon|evening)|to whom it)\b/

/** How sure a line gives the letter's own date; the least number wins, then the first line. */
const LABELLED = 1
const ALONE = 2
const ISSUED = 3
const AT_LINE_END = 4
const OPENING = 5
const AT_FOOT = 6

/**
 * The date of the letter itself: of its "Date:" line, the line under the letterhead, the line where it is signed, or
 * another of its first and last lines that the trained reader takes for it. 'YYYY-MM-DD', or null where the document gives none.
 */
export function letterDate(reading: Reading, meaningAt: MeaningAt = untold): string | null {
  const day = letterDay(reading, meaningAt)
  return day === null ? null : isoOf(day)
}

/** As `letterDate`, as a day. */
export function letterDay(reading: Reading, meaningAt: MeaningAt = untold): Day | null {
  return dayByItsLine(reading) ?? dayAsRead(reading, meaningAt)
}

/** From how likely on the reader's word for a document's own date is relied on. */
const LIKELY = 0.35

/** "Prepared March 3, 2026 by Ann Lee": the likeliest of the first and last lines, where it names no other event. */
function dayAsRead({ sentences, blocks }: Reading, meaningAt: MeaningAt): Day | null {
  let best: Day | null = null
  let likeliest = LIKELY
  for (const { text, plain, start, block } of sentences) {
    if (block.index >= HEAD_BLOCKS && block.index < blocks.length - FOOT_BLOCKS) continue
    for (const date of writtenDates({ text, plain })) {
      const told = meaningAt(start + date.start)
      if (date.year === null || date.month === null || told?.what !== 'letter') continue
      if (told.likelihood <= likeliest || beside.test(lineAround(plain, text, date))) continue
      const day = dayOf(date.year, date.month, date.day)
      if (day !== null) [best, likeliest] = [day, told.likelihood]
    }
  }
  return best
}

/** The words of the line that a date stands in. */
function lineAround(plain: string, text: string, { start, end }: Mention): string {
  const until = text.indexOf('\n', end)
  return plain.slice(text.lastIndexOf('\n', start) + 1, until === -1 ? plain.length : until)
}

function dayByItsLine({ document, blocks }: Reading): Day | null {
  let best: Day | null = null
  let rank = Infinity
  const linesOf = (block: Block | undefined) =>
    block ? document.text.slice(block.start, block.end).slice(0, LONGEST_LINE).split('\n') : []
  let isGreeted = false
  const consider = (block: Block, isHead: boolean) => {
    const lines = linesOf(block)
    isGreeted ||= salutation.test(plainText(lines[0] ?? ''))
    const beside = [linesOf(blocks[block.index - 1]).at(-1), linesOf(blocks[block.index + 1])[0]]
    const found = dateOfLines(lines, beside)
    if (found === null || found.day === null) return
    // Below "Dear Sam," a "Date:" is that of something else, or of the signature.
    const isHigh = isHead && !(found.isBare && isGreeted)
    const own = isHigh ? found.rank : found.rank <= ALONE ? AT_FOOT : Infinity
    const isTooLate = own === OPENING && block.index >= OPENING_BLOCKS
    if (own < rank && !isTooLate) [best, rank] = [found.day, own]
  }
  for (const block of blocks.slice(0, HEAD_BLOCKS)) consider(block, true)
  for (const block of blocks.slice(HEAD_BLOCKS).slice(-FOOT_BLOCKS)) consider(block, false)
  return best
}

interface LineDate {
  readonly day: Day | null
  readonly rank: number
  /** Of a line that only says "Date:". */
  readonly isBare: boolean
}

/** @param beside the lines before and after these */
function dateOfLines(
  lines: readonly string[],
  [lineBefore, lineAfter]: readonly (string | undefined)[],
): LineDate | null {
  // A wrapped letterhead may hold several lines in one block; the date's own line is what counts.
  for (const [index, line] of lines.entries()) {
    const plain = plainText(line)
    const [first] = writtenDates({ text: line, plain })
    if (!first || first.year === null || first.month === null) continue
    const isBare = bareLabel.test(plain.slice(0, first.start))
    const around = [lines[index - 1] ?? lineBefore, lines[index + 1] ?? lineAfter]
    // A stamp.
    if (around[0]?.trimEnd().toLowerCase().endsWith('received')) continue
    if (isBare && around.some((one) => one !== undefined && gathers.test(plainText(one)))) continue
    const rank = rankOf(plain, first)
    if (rank !== null) return { day: dayOf(first.year, first.month, first.day), rank, isBare }
  }
  return null
}

function rankOf(plain: string, { start, end }: Mention): number | null {
  const before = plain.slice(0, start)
  const after = plain.slice(end)
  const labelled = label.exec(before)
  if (labelled && between.test(before.slice(labelled.index + labelled[0].length))) return LABELLED
  if (issued.test(before)) return ISSUED
  if (/^[\s(*]*$/.test(before) && opens.test(after)) return OPENING
  if (beside.test(before) || beside.test(after)) return null
  if (/^[\s(*]*$/.test(before) && aloneBehind.test(after)) return ALONE
  const isLineEnd = /^[\s).]*$/.test(after) && before.length < LONGEST_LETTERHEAD
  return isLineEnd && letterhead.test(before) ? AT_LINE_END : null
}
