import { plainText } from '../document/plain.ts'
import { type Day, dayOf } from './civilDate.ts'
import { indexFrom } from './spans.ts'
import { writtenDates } from './writtenDates.ts'

/** The head of an e-mail, as mail programs print it above one that is answered or passed on. */
const head =
  /(?:^[> \t*]*(?:from|sent|date|to|cc|bcc|subject|reply-to|importance|attachments)[ \t]?:[^\n]*(?:\n|$)){3,10}/gim
const isMail = [/^[> \t*]*from[ \t]?:/im, /^[> \t*]*(?:sent|date)[ \t]?:/im]
/** "On Mon, Oct 5, 2026 at 9:13 AM Sam Delacroix wrote:", on one line or two. */
const wrote = /^[> \t]*on [^\n]{6,120}(?:\n[^\n]{1,120})?\bwrote:[ \t]*$/gim

interface Message {
  readonly start: number
  readonly end: number
  readonly day: Day | null
}

/**
 * For each place of the text, the date of the letter or e-mail that it belongs to: below the head of an e-mail that
 * is answered or passed on, that e-mail's. Null where it tells none.
 *
 * @param letter the date of the document itself; where it has none, nothing is counted from a letter
 */
export function letterAt(text: string, letter: Day | null): (at: number) => Day | null {
  const messages = letter === null ? [] : findMessages(text)
  return (at) => {
    const index = indexFrom(messages, at + 1) - 1
    const own = messages[index]
    return own === undefined || (index === 0 && own.day === null) ? letter : own.day
  }
}

function findMessages(text: string): Message[] {
  const heads = [...text.matchAll(head)].filter(([lines]) => isMail.every((one) => one.test(lines)))
  return [...heads, ...text.matchAll(wrote)]
    .map(({ 0: lines, index }) => ({ start: index, end: index + lines.length, day: dayIn(lines) }))
    .toSorted((a, b) => a.start - b.start)
}

function dayIn(lines: string): Day | null {
  for (const { year, month, day } of writtenDates({ text: lines, plain: plainText(lines) })) {
    if (year !== null && month !== null) return dayOf(year, month, day)
  }
  return null
}
