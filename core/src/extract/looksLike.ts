import { isWebPage } from './webPage.ts'

/** What the first bytes of a file say it is. */
export type Look = 'pdf' | 'zip' | 'compound' | 'picture' | 'web_page' | 'other'

const PICTURES: readonly (readonly [at: number, bytes: string])[] = [
  [0, '\x89PNG'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [8, 'WEBP'],
  [4, 'ftyphei'],
  [4, 'ftypmif1'],
]
/** Readers of PDF allow some bytes before its mark. */
const PDF_MARK_WITHIN = 1024

/** Judges by content, never by name. 'compound' is the container of DOC and of encrypted DOCX. */
export function looksLike(bytes: Uint8Array): Look {
  const head = String.fromCharCode(...bytes.subarray(0, PDF_MARK_WITHIN))
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip'
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound'
  if (PICTURES.some(([at, mark]) => head.startsWith(mark, at))) return 'picture'
  // Before the mark of a PDF there may also stand what a web server had to complain of.
  if (head.includes('%PDF-')) return 'pdf'
  return isWebPage(bytes) ? 'web_page' : 'other'
}

/** Office keeps a DOCX with a password as a stream of this name, in UTF-16, inside a compound file. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  return includesWide(bytes, 'EncryptedPackage')
}

/** Whether the bytes hold the text in UTF-16, little endian. */
function includesWide(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let length = 0
    while (length < text.length && bytes[at + 2 * length] === text.charCodeAt(length)) length++
    if (length === text.length) return true
  }
  return false
}
