type Bytes = Uint8Array<ArrayBuffer>

/** Without I, L, O and U, which are mistaken for others or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 5
/** 130 random bits. */
const RANDOM_SIGNS = 26
/** 10 more that show a slip of the pen. */
const CHECK_SIGNS = 2
const SIGNS = RANDOM_SIGNS + CHECK_SIGNS
const GROUP = 4

/** A new code to print or write down, such as `7K3M-...` in seven groups of four. */
export async function newRecoveryCode(): Promise<string> {
  const values = crypto.getRandomValues(new Uint8Array(RANDOM_SIGNS))
  const random = Array.from(values, (value) => ALPHABET[value % ALPHABET.length]).join('')
  const signs = random + (await checkSigns(random))
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/**
 * The secret of a code as somebody typed it: spaces, dashes and small letters do not matter, and O, I and L are read
 * as the digits they look like. Null where it cannot be a code.
 */
export async function secretOfCode(typed: string): Promise<Bytes | null> {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (signs.length !== SIGNS || [...signs].some((sign) => !ALPHABET.includes(sign))) return null
  const random = signs.slice(0, RANDOM_SIGNS)
  if (signs.slice(RANDOM_SIGNS) !== (await checkSigns(random))) return null
  return new TextEncoder().encode(random)
}

async function checkSigns(random: string): Promise<string> {
  const bytes = new TextEncoder().encode(`hub.code.1 ${random}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const mask = (1 << BITS) - 1
  return [...digest.subarray(0, CHECK_SIGNS)].map((byte) => ALPHABET[byte & mask]).join('')
}
