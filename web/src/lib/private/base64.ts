/** Bytes as base64, for what can only hold text. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  }
  return btoa(pieces.join(''))
}

/** The bytes of a base64 text. @throws DOMException where it is none */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text)
  const bytes = new Uint8Array(characters.length)
  for (let at = 0; at < characters.length; at++) bytes[at] = characters.charCodeAt(at)
  return bytes
}
