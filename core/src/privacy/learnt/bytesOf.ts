const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const valueOf = new Uint8Array(128)
for (let value = 0; value < DIGITS.length; value += 1) valueOf[DIGITS.charCodeAt(value)] = value

/** The bytes of a text in base64; `atob` is not known everywhere that core runs. */
export function bytesOf(base64: string): Uint8Array {
  const length = base64.length - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let [bits, held, at] = [0, 0, 0]
  for (let digit = 0; digit < length; digit += 1) {
    bits = (bits << 6) | (valueOf[base64.charCodeAt(digit)] ?? 0)
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = bits >> held
    bits &= (1 << held) - 1
  }
  return bytes
}
