import {
  type PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

export const name = (text: string) => PDFName.of(text)

/** The text of a string or name; '' for anything else. */
export function textOf(value: PDFObject | undefined): string {
  try {
    if (value instanceof PDFString || value instanceof PDFHexString) return value.decodeText()
    return value instanceof PDFName ? value.decodeText() : ''
  } catch {
    return ''
  }
}

/** The text under a key of a dictionary. */
export function textAt(dict: PDFDict, key: string): string {
  return textOf(dict.lookup(name(key)))
}

/** The number under a key; 0 where there is none. */
export function numberAt(dict: PDFDict, key: string): number {
  const value = dict.lookup(name(key))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

/** A dictionary, also that of a stream. */
export function dictOf(value: PDFObject | undefined): PDFDict | undefined {
  if (value instanceof PDFStream) return value.dict
  return value instanceof PDFDict ? value : undefined
}

/** Takes all keys but these out of a dictionary. */
export function keepKeys(dict: PDFDict, keys: ReadonlySet<string>): void {
  for (const key of dict.keys()) {
    if (!keys.has(key.decodeText())) dict.delete(key)
  }
}

/** The members of an array as they stand there: references stay references. */
export function members(array: PDFArray): PDFObject[] {
  return Array.from({ length: array.size() }, (_, at) => array.get(at))
}

/** The names of a list in a string: 'set of' the words. */
export const keySet = (keys: string): ReadonlySet<string> => new Set(keys.split(/\s+/))
