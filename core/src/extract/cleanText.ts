import { ExtractionProblem } from './problem.ts'

/** More is no letter or policy; it would only make every later step slow. In UTF-16 units. */
export const TEXT_LENGTH_MAX = 20_000_000

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/**
 * The same text in plain characters, so that rules need to know one space, one hyphen and one line end:
 * control characters, soft hyphens and zero-width characters go; '\n', '\t' and '\f' (a page's start) stay.
 * Linear in the length. @throws ExtractionProblem 'too_long'
 */
export function cleanText(text: string): string {
  if (text.length > TEXT_LENGTH_MAX) throw new ExtractionProblem('too_long')
  const plain = text
    .replace(/\r\n?|[\u2028\u2029\u0085\v]/g, '\n')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/(?![\t\n\f])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .toWellFormed()
  return /[\u0300-\u036f]/.test(plain) ? plain.normalize('NFC') : plain
}
