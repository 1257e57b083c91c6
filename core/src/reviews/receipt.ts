/** Without I, L, O and U, which are mistaken for others or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 130 random bits and 10 that show a slip of the pen (web/src/lib/sealing/recoveryCode.ts). */
const SIGNS = 28

/** What is put between the groups of a code, and stands for nothing. */
const SEPARATORS = ' -–—.\t\r\n'
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/**
 * A receipt as somebody typed it, without what does not matter: capitals, spaces, dashes, and letters that look like
 * digits. Null where it cannot be one.
 */
export function plainReceipt(typed: string): string | null {
  const signs = [...typed.toUpperCase()]
    .filter((sign) => !SEPARATORS.includes(sign))
    .map((sign) => LOOKALIKES[sign] ?? sign)
  const isWhole = signs.length === SIGNS && signs.every((sign) => ALPHABET.includes(sign))
  return isWhole ? signs.join('') : null
}
