import type { Candidate } from '../detail.ts'
import { wordSet } from '../words/wordSet.ts'
import { before, isStated, type TokenizedText } from './tokenizedText.ts'

// Each pattern can start only where a run of its own characters starts, and every repeat is
// bounded: a long text without a match is walked once.
const EMAIL =
  /(?<![\p{L}\p{M}\w.+%-])[\p{L}\p{M}\w.+%-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}/giu
const SPELLED_EMAIL =
  /(?<![\w.+-])([\w.+-]{2,40})(?:\s?[[(]\s?at\s?[\])]\s?|\s(at)\s)[\w-]{2,40}(?:\.[\w-]{2,40}){0,2}(?:\s?[[(]\s?dot\s?[\])]\s?|\sdot\s|(\.))(?:edu|com|org|net|gov|io|me|co)\b/gi
const PHONE =
  /(?<![\w.+$#-])(?:\+?1[\s.-]?)?(?:\(([2-9]\d{2})\)|([2-9]\d{2})\/?)(?:\s?-\s?|\s{0,2}|\.)\d{3}(?:\s?-\s?|\s{0,2}|\.)\d{4}(?![\w-]|[.,]\d)/g
const FOREIGN_PHONE = /(?<![\w+])\+(?!1[\s.(-]?\d{3})\d{1,3}(?:[\s.-]?\(?\d{2,5}\)?){2,5}(?![\w-])/g
const SHORT_PHONE = /(?<![\w.$#/-])\d{3}[-.\s]\d{4}(?![\w-]|[.,]\d)/g
const EXTENSION = /\b(?:ext\.?|extension)\s?#?\d{3,5}\b/gi
const PHONE_WORD =
  /\b(?:call|text|cell|phone|number|mobile|reach|tel|fax|whatsapp|dial)\b[^.!?\n]*$/i

/** The areas of lines that are free to call. */
export const TOLL_FREE = wordSet('800 833 844 855 866 877 888')
const SHARED_MAILBOX =
  /^(?:title-?(?:ix|9)|info|help|contact|support|ocr|oie|eeo|equity|civilrights|conduct|deans?(?:of)?students|registrar|admissions|police|safety|housing|reslife|counseling|hr|advocacy|office|no-?reply|ombuds)\b([^@\s]*)/i
/** What else the name of a shared mailbox may say: "titleix.office@", "police-dispatch@". */
const OF_AN_OFFICE = wordSet(
  'office dept department center services service team desk line staff admin general main campus public student students affairs life university college school district coordinator compliance complaints reports records intake dispatch resources rights title ix titleix equity',
)

/** E-mail addresses and phone numbers; shared mailboxes and toll-free lines are left alone. */
export function findContacts({ text }: TokenizedText): Candidate[] {
  return [...emails(text), ...phones(text)]
}

function emails(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(EMAIL)) {
    if (!isShared(match[0])) found.push(email(text, match.index, match[0]))
  }
  for (const match of text.matchAll(SPELLED_EMAIL)) {
    // "look at lakeside.edu" is a site; "jo.w at gmail.com" is an address.
    const bare = match[2] !== undefined && match[3] !== undefined
    if (bare && !/[\d._]/.test(match[1] ?? '')) continue
    if (!isShared(match[0])) found.push(email(text, match.index, match[0]))
  }
  return found
}

/** An office's mailbox, and not that of one person in it ("conduct.jane@"). */
function isShared(address: string): boolean {
  const more = SHARED_MAILBOX.exec(address)?.[1]?.toLowerCase()
  const words = more?.split(/[^\p{L}]+/u).filter((word) => word !== '')
  return words?.every((word) => OF_AN_OFFICE.has(word)) ?? false
}

function email(text: string, start: number, address: string): Candidate {
  return {
    kind: 'email',
    start,
    end: start + address.length,
    reason: 'is an email address.',
    replacement: isStated(text, start) ? 'private' : 'an email address',
  }
}

function phones(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(PHONE)) {
    if (!TOLL_FREE.has(match[1] ?? match[2] ?? '')) found.push(phone(text, match.index, match[0]))
  }
  for (const match of text.matchAll(FOREIGN_PHONE)) {
    found.push(phone(text, match.index, match[0]))
  }
  // The end of a line that is free to call is no number of its own.
  const rest = text.replace(PHONE, (whole) => ' '.repeat(whole.length))
  for (const match of rest.matchAll(SHORT_PHONE)) {
    if (PHONE_WORD.test(before(text, match.index))) {
      found.push(phone(text, match.index, match[0]))
    }
  }
  for (const match of text.matchAll(EXTENSION)) found.push(phone(text, match.index, match[0]))
  return found
}

function phone(text: string, start: number, number: string): Candidate {
  return {
    kind: 'phone',
    start,
    end: start + number.trimEnd().length,
    reason: 'is a phone number.',
    replacement: isStated(text, start) ? 'private' : 'a phone number',
  }
}
