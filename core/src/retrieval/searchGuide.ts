import MiniSearch from 'minisearch'
import { guide } from '../knowledge/guide.ts'
import { stemsOf } from './stems.ts'

/** How much more the words of a heading say, and those of people who ask. */
const BOOST = { title: 3, asked: 2, text: 1 }
/** At this score for a word of the question it is more likely than not that an entry answers it. */
const HALF = 30

let index: MiniSearch<{ slug: string; title: string; asked: string; text: string }> | undefined

/** An entry with how much of the question's words it shares: as it comes, and from 0 to 1. */
export interface FoundByWords {
  readonly slug: string
  readonly weight: number
  readonly score: number
}

/**
 * The entries of the guide by the words that they share with a question, best first. It stands in for the
 * model where that has not come yet, or cannot come.
 */
export function searchGuide(question: string): readonly FoundByWords[] {
  index ??= indexOfGuide()
  const words = new Set(stemsOf(question)).size
  if (words === 0) return []
  return index.search(question).map(({ id, score }) => {
    const each = score / words
    return { slug: String(id), weight: score, score: each / (each + HALF) }
  })
}

function indexOfGuide() {
  const made = new MiniSearch<{ slug: string; title: string; asked: string; text: string }>({
    idField: 'slug',
    fields: ['title', 'asked', 'text'],
    tokenize: stemsOf,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  })
  made.addAll(
    guide.map(({ answer, asked, more, slug, summary, title }) => {
      const below = more.flatMap(({ statements }) => statements)
      const text = [summary, ...[...answer, ...below].map((said) => said.text)].join('\n')
      return { slug, title, asked: asked.join('\n'), text }
    }),
  )
  return made
}
