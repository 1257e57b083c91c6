/** The command cannot be done as it was given; the message says why. */
export class AdminRefusal extends Error {}

/** Prints one line for the person at the terminal. */
export type Print = (line: string) => void

/** A text of strangers on one line of a terminal, with what a terminal would obey written out. */
export function plainLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}
