/** Without I, L, O and U, which are mistaken for others or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 140 bits of chance. */
const SIGNS = 28
const GROUP = 4

/** What is put between the groups of a code, and stands for nothing: also what word processors make of a dash or a blank. */
const separator = /[\s\p{Pd}\p{Cf}−.]/u
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** How many random bytes `receiptFrom` takes. */
export const RECEIPT_BYTES = SIGNS

/**
 * The code with which the author of a review changes it, such as `7K3M-...` in seven groups of four.
 *
 * @param random as many random bytes as RECEIPT_BYTES says
 */
export function receiptFrom(random: Uint8Array): string {
  const signs = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length])
  const groups = Array.from({ length: SIGNS / GROUP }, (_, at) =>
    signs.slice(at * GROUP, (at + 1) * GROUP).join(''),
  )
  return groups.join('-')
}

/**
 * A receipt as somebody typed it, without what does not matter: capitals, spaces, dashes, and letters that look like
 * digits. Null where it cannot be one.
 */
export function plainReceipt(typed: string): string | null {
  const signs = [...typed.toUpperCase()]
    .filter((sign) => !separator.test(sign))
    .map((sign) => LOOKALIKES[sign] ?? sign)
  const isWhole = signs.length === SIGNS && signs.every((sign) => ALPHABET.includes(sign))
  return isWhole ? signs.join('') : null
}
