import type { DocumentKind } from './content/kinds.ts'

const LONGEST = 255
/** Control characters, and marks that turn the direction of a text and so hide an ending. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * The name of a file as it is shown and offered again: without folders and unseen characters, at most 255 long
 * (UTF-16 units) with its ending kept.
 *
 * @param given as the browser sent it
 * @param kind gives an ending to a name that has nothing else
 */
export function cleanFileName(given: string | undefined, kind: DocumentKind): string {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(UNSEEN, '').normalize('NFC').trim()
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length)
  if (/^[.\s]*$/.test(stem)) return `document.${kind}`
  return `${cut(stem, LONGEST - ending.length).trimEnd()}${ending}`
}

/** Cuts between characters, so that no half of a pair is left. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(length - 1))
  return text.slice(0, isSplit ? length - 1 : length)
}
