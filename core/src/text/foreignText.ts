import { hasVisibleCharacter } from './visible.ts'

/**
 * Text that anybody may have written where nobody can take it back, such as on a chain, made fit to be
 * shown. It stays text (a screen must never read it as markup); here it loses what could deceive the eye:
 * characters that turn the direction of reading, control and invisible ones, towers of accents, endless
 * blanks and sheer length.
 */

/** Zero-width joiners and variation marks belong to some scripts and to emoji; they hide and turn nothing. */
const HIDDEN =
  /(?![\u200c\u200d\p{M}])[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]|\u2800/gu
/** Four accents, and those that follow: joiners between them do not part a tower. */
const ACCENTS = /(\p{M}(?:[\u200c\u200d]*\p{M}){3})(?:[\u200c\u200d]*\p{M})+/gu

/**
 * One line of foreign text, of `limit` characters (code points) at most; a cut is shown by "…". Empty
 * when nothing of it can be seen.
 */
export function foreignLine(text: string, limit: number): string {
  return cut(tamed(text), limit)
}

/** Foreign text of several lines, likewise; line breaks stay, but no more than one blank line in a row. */
export function foreignText(text: string, limit: number): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u)
  const shown = lines.map((line) => tamed(line).trim()).join('\n')
  return cut(shown.replace(/\n{3,}/g, '\n\n'), limit)
}

function tamed(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t-\r\u0085\u2028\u2029]/g, ' ')
    .replace(HIDDEN, '')
    .replace(ACCENTS, '$1')
    .replace(/\s+/g, ' ')
}

function cut(text: string, limit: number): string {
  const trimmed = text.trim()
  if (!hasVisibleCharacter(trimmed)) return ''
  // No more characters than units: most texts need no counting.
  if (trimmed.length <= limit) return trimmed
  const characters = [...trimmed]
  if (characters.length <= limit) return trimmed
  const kept = characters.slice(0, Math.max(0, limit - 1)).join('')
  return `${kept.trimEnd()}…`
}
