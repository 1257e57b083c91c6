import { englishStem } from '../../text/englishStem.ts'
import { englishStopWords } from '../../text/englishStopWords.ts'

/** What a word is found by, in all its forms; null for a word that says nothing ("who", "am"). */
export function lexemeOf(word: string): string | null {
  if (englishStopWords.has(word)) return null
  // Numbers, sections and names such as "1in6" have no other forms.
  return /\d/.test(word) ? word : englishStem(word)
}
