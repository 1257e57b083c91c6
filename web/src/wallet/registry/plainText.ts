// Anybody may write to the chain: what could turn the words around them, or hide, is left out.
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

/** One line of foreign text without control characters and without marks of writing direction. */
export function plainLine(text: string): string {
  return plainLines(text).replaceAll('\n', ' ').trim()
}

/** The same for several lines. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(control, '')
    .replace(turning, '')
}
