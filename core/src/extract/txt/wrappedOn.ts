import { beginsItem, type Paragraph } from '../lines/continues.ts'
import type { Line } from '../lines/line.ts'
import { firstWord, RAGGED } from './wrapWidth.ts'

const drawn = /^[-=_*~ ]{5,}$/
/** What begins a line of its own: 'Purpose: ...', 'cc:', 'Dear ...', 'iii.', a drawn line. */
const beginning =
  /^(?:(?!\p{L}{4,}\. )\p{Lu}[\p{L}./ -]{1,24}:(?:\s|$)|(?:b?cc|c|copy|encl?|att)(?:\.?:| (?:by|\())|(?:Dear|Sincerely|Regards)\b|[ivx]{2,5}\.\s|[-=_*~ ]{5,}$)/u
const ending = /[.!?:]["”’')\]]*$/
/** 'Prof.' and 'Y.' end no sentence: the name comes next. */
const abbreviated = /(?:^|[\s(])(?:Mrs?|Ms|Dr|Prof|Hon|Rev|Sgt|Lt|St|No|Art|Sec|pp?|\p{Lu})\.$/u

/** '... of December 7 through': nothing ends so. */
const hanging = /[\p{L}\d] (?:the|an?|of|to|for|by|on|at|from|through|until|between|with)$/u

/** '... to Dean Ana' in running text: the surname comes next. */
const givenNameAlone =
  /\p{Ll}[,.]? (?:Mrs?|Ms|Dr|Prof|Professor|Dean|Judge|Provost|President|Chancellor|Superintendent)\.? \p{Lu}[\p{L}-]+$/u

/** For the lines of a plain text, whether one goes on with the paragraph before it. */
export function wrappedOn(lines: readonly Line[]): (before: Paragraph, line: Line) => boolean {
  const after = new Map(lines.map((line, at) => [line, lines[at + 1]]))
  return (before, line) => {
    const { first, last } = before
    if (line.isRow || line.gap === 'apart' || last.size !== line.size) return false
    if (beginning.test(line.text) || drawn.test(last.text) || last.text.includes(' | '))
      return false
    if (/^[^\s(]+@\S/.test(line.text) && !/\s\p{Ll}+$/u.test(last.text)) return false
    // At no one width the length counts, not how far in the line is: a signature is set in far.
    const end = last.edge === RAGGED ? last.right - last.left : last.right
    const isFull = end + 1 + firstWord(line.text) > last.edge
    if (beginsItem(before, line, isFull)) return false
    if (line.gap === 'near' && hanging.test(last.text)) return true
    if (
      before.lines > 1 &&
      givenNameAlone.test(last.text) &&
      /^\p{Lu}\p{Ll}+[,. ]/u.test(line.text)
    )
      return true
    const isUnfinished = !ending.test(last.text) || abbreviated.test(last.text)
    if (/^\p{Ll}/u.test(line.text) && isUnfinished)
      return isFull || before.lines > 1 || last.right - last.left >= RAGGED
    // Within a paragraph that goes on already, lines of other lengths were broken by hand.
    const isWithin = before.lines > 1 && isUnfinished && last.right - last.left >= RAGGED
    if ((!isFull && !isWithin) || isCentered(last, line)) return false
    if (isUnfinished || (first.isRow && line.left > first.left)) return true
    return line.gap === 'near' && !isFirstOfNext(before, line, after.get(line))
  }
}

/** Lines of a centered head have one middle and two left ends. */
function isCentered(last: Line, line: Line): boolean {
  const middles = Math.abs(last.left + last.right - line.left - line.right) / 2
  return middles <= 1 && last.left > 1 && Math.abs(last.left - line.left) > 1
}

/**
 * Whether the line, after the end of a sentence, begins a paragraph that is set in or out: it is farther in than
 * the one before, and the line after it is not (which would hang, as the rest of an entry does), or farther out.
 */
function isFirstOfNext({ first, last, lines }: Paragraph, line: Line, next?: Line): boolean {
  if (line.left > last.left)
    return !(lines === 1 && next?.gap === 'near' && next.left === line.left)
  return line.left < last.left && first !== last
}
