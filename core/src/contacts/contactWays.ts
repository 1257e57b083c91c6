/** A way to reach someone that can be opened by a tap. `href` is only ever `tel:` or `sms:`. */
export type LinkedWay = {
  readonly kind: 'call' | 'text' | 'videophone'
  /** What the reader sees: "988", "800-656-4673", "Text HOME to 741741". */
  readonly label: string
  /** What is dialled: digits, with "+1" in front of a ten-digit number. */
  readonly number: string
  /** What stood in brackets after the number, such as a state. */
  readonly note?: string
  readonly href: string
}

/** Text we could not read as a number. It is shown and never linked. */
export type PlainWay = {
  readonly kind: 'plain'
  readonly label: string
}

export type ContactWay = LinkedWay | PlainWay

/**
 * Reads a stored phone line, such as "800-656-4673; Text HOPE to 64673", into the ways it holds,
 * in the order written. Pieces are parted by ";". Anyone can propose a phone line, so a piece that
 * is not plainly a number becomes a `plain` way rather than a guessed link.
 */
export function contactWays(phone: string | null): readonly ContactWay[] {
  if (phone === null) return []
  return phone
    .split(';')
    .map(visibleText)
    .filter((piece) => piece !== '')
    .map(readPiece)
}

/** The ways that can be opened by a tap, in the order written. */
export function linkedWays(phone: string | null): readonly LinkedWay[] {
  return contactWays(phone).filter((way) => way.kind !== 'plain')
}

// A trailing "(Oregon)". Brackets around an area code come first in a piece, so they stay out.
const NOTE = /^(?<rest>[^(].*|\(\d{3}\).*) \((?<note>[^()]{1,60})\)$/
const TEXT = /^text (?:(?<word>[a-z0-9]{1,20}) to )?(?<number>[+\d][\d .()-]*)$/i
const VIDEOPHONE = /^videophone:? (?<number>[+\d(][\d .()-]*)$/i
const CALL = /^(?<number>[+\d(][\d .()-]*?)(?: ?(?:x|ext\.?) ?\d{1,6})?$/i

function readPiece(piece: string): ContactWay {
  const noted = NOTE.exec(piece)?.groups
  const note = noted?.note
  const body = noted?.rest ?? piece
  const way = readText(body) ?? readVideophone(body) ?? readCall(body)
  if (way === null) return { kind: 'plain', label: piece }
  return note === undefined ? way : { ...way, note }
}

function readText(label: string): LinkedWay | null {
  const groups = TEXT.exec(label)?.groups
  const number = groups?.number === undefined ? null : textNumber(groups.number)
  if (number === null) return null
  // "?&body=" is the one spelling that both iOS and Android read.
  const word = groups?.word === undefined ? '' : `?&body=${encodeURIComponent(groups.word)}`
  return { kind: 'text', label, number, href: `sms:${number}${word}` }
}

function readVideophone(label: string): LinkedWay | null {
  const written = VIDEOPHONE.exec(label)?.groups?.number
  const number = written === undefined ? null : fullNumber(written)
  return number === null ? null : { kind: 'videophone', label, number, href: `tel:${number}` }
}

function readCall(label: string): LinkedWay | null {
  const written = CALL.exec(label)?.groups?.number
  const number = written === undefined ? null : (fullNumber(written) ?? serviceCode(written))
  return number === null ? null : { kind: 'call', label, number, href: `tel:${number}` }
}

/** A number that rings from any phone: "+1" and ten digits, or "+" and a foreign number. */
function fullNumber(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  if (written.startsWith('+') && !digits.startsWith('1')) {
    return /^[2-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
  }
  const national = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits)?.[1]
  return national === undefined ? null : `+1${national}`
}

/** 911, 211 and their like, and 988: the only short numbers that every US phone can call. */
function serviceCode(written: string): string | null {
  return /^(?:[2-9]11|988)$/.test(written) ? written : null
}

/** Text messages also go to short codes of five or six digits, written "64673" or "678-678". */
function textNumber(written: string): string | null {
  const code = written.replaceAll('-', '')
  if (/^\d{5,6}$/.test(code)) return code
  return serviceCode(written) ?? fullNumber(written)
}

/** One line without invisible characters, which could make a number look like another. */
function visibleText(piece: string): string {
  return piece.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim()
}
