import type { DigestHex } from './digest.ts'

/** What stands before a SHA-256 digest in a content address: version 1, codec raw, SHA-256, 32 bytes. */
const PREFIX = '01551220'
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * The address of a text under its digest, the same as core's `contentAddress` (a test compares them). The library
 * behind that one would cost every screen that shows a review 4 kB more.
 */
export function textAddress(digest: DigestHex): string {
  const bits = [...(PREFIX + digest.slice(2))].map(fourBits).join('')
  const letters = bits.match(/.{1,5}/g) ?? []
  return `b${letters.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')}`
}

function fourBits(digit: string): string {
  return Number.parseInt(digit, 16).toString(2).padStart(4, '0')
}
