import { plainWords } from '../language/plainWords.ts'
import { isSpanish } from '../language/spanish.ts'

/** A sentence in Spanish for who writes in Spanish: the guide is in English only. Null for all others. */
export function spanishLine(message: string): string | null {
  if (!isSpanish(plainWords(message.slice(0, 2000)))) return null
  return 'Por ahora la guía está solo en inglés. Esto es lo que dice:'
}
