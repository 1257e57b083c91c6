import { isSpanishWord } from '../../retrieval/concepts.ts'
import { wordsOf } from '../../retrieval/words.ts'

const small = new Set(
  'a al como con cual cuando de del donde el en es esta este eso la las le lo los me mi mis muy no nos o para pero por porque puede pueden puedo que quien se si sin su sus tengo tiene tienen un una ya yo y te tu fue han hay ser estoy'.split(
    ' ',
  ),
)
const FEWEST = 3
const PART = 0.5

/** A sentence in Spanish for who writes in Spanish: the guide is in English only. Null for all others. */
export function spanishLine(message: string): string | null {
  const words = wordsOf(message.slice(0, 2000))
  const known = words.filter((word) => small.has(word) || isSpanishWord(word))
  // "no" and "me" are English words too.
  const sure = known.filter((word) => word !== 'no' && word !== 'me' && word !== 'a')
  if (sure.length < FEWEST || known.length < PART * words.length) return null
  return 'Por ahora la guía está solo en inglés. Esto es lo que dice:'
}
