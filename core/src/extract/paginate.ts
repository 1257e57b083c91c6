import type { DocumentText, Page } from '../document/documentText.ts'
import { cleanText } from './cleanText.ts'
import { ExtractionProblem } from './problem.ts'

/**
 * The document of a text in which '\f' stands where a page begins (none for the first). Cleans it, takes the
 * blanks off line ends and more than one blank line. @throws ExtractionProblem 'empty' where no letter or
 * digit is left
 */
export function paginate(marked: string): DocumentText {
  const text = cleanText(marked)
    // The look-behind lets each run of blanks be tried once: without it a long run takes quadratic time.
    .replace(/(?<![ \t])[ \t]+(?=\n|\f|$)/g, (blanks, at: number, whole: string) =>
      whole[at + blanks.length] === '\f' && whole[at - 1] !== '\n' ? ' ' : '',
    )
    .replace(/\n{3,}/g, '\n\n')
  if (!/[\p{L}\p{N}]/u.test(text)) throw new ExtractionProblem('empty')
  const pages: Page[] = []
  let whole = ''
  for (const part of text.split('\f')) {
    const own = whole === '' ? part.replace(/^\n+/, '') : part
    pages.push({ number: pages.length + 1, start: whole.length, end: whole.length + own.length })
    whole += own
  }
  return withoutEnd(whole, pages)
}

function withoutEnd(whole: string, pages: readonly Page[]): DocumentText {
  const text = whole.trimEnd()
  const clip = (at: number) => Math.min(at, text.length)
  return {
    text,
    pages: pages.map((page) => ({ ...page, start: clip(page.start), end: clip(page.end) })),
  }
}
