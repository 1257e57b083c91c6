import { type Reading, readDocument, type Sentence } from '../../document/reading.ts'
import { queryTerms, type Term, termsOf } from '../../retrieval/concepts.ts'
import { readWords } from '../../retrieval/findEntries.ts'
import { wordsOf } from '../../retrieval/words.ts'
import type { OpenDocument } from '../exchange.ts'

/** A sentence of the open document and how much of the question's words it holds, from 0 to 1. */
export interface Hit {
  readonly sentence: Sentence
  readonly score: number
}

/** Words that say where to look and not what for. */
const frame = new Set(
  `letter letters document documents doc pdf file page say says said mention mentions tell tells write wrote
  written read reads email notice uploaded attached paper text state states anywhere school my about
  anything something does it this question mean means explain summary there here according`.split(
    /\s+/,
  ),
)
/** A heading's words count for each sentence under it, but less. */
const UNDER_HEADING = 0.5
const LEAST = 0.3

/** The sentences that speak of what the question asks, best first; at most `most`. */
export function searchDocument({ text }: OpenDocument, question: string, most: number): Hit[] {
  const words = readWords(question.slice(0, 2000)).filter((word) => !frame.has(word))
  const terms = queryTerms(words).filter(({ term }) => !term.includes(' '))
  if (terms.length === 0) return []
  const reading = readDocument(text)
  const held = reading.sentences.map(termsHeld)
  const worth = worthOf(terms, held)
  const all = terms.reduce((sum, term) => sum + worth(term), 0) || 1
  return reading.sentences
    .filter(({ block }) => block.kind !== 'heading')
    .map((sentence) => ({ sentence, score: scoreOf(sentence, held, terms, worth) / all }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, most)
}

function termsHeld(sentence: Reading['sentences'][number]): ReadonlySet<string> {
  return new Set(termsOf(wordsOf(sentence.text)).map(({ term }) => term))
}

/** Words that stand in many sentences of the document say little. */
function worthOf(terms: readonly Term[], held: readonly ReadonlySet<string>[]) {
  const worths = new Map(
    terms.map(({ term, weight }) => {
      const often = held.reduce((sum, words) => sum + (words.has(term) ? 1 : 0), 0)
      return [term, weight * Math.log(1 + held.length / (often + 0.5))]
    }),
  )
  return ({ term }: Term) => worths.get(term) ?? 0
}

function scoreOf(
  { index, block }: Sentence,
  held: readonly ReadonlySet<string>[],
  terms: readonly Term[],
  worth: (term: Term) => number,
): number {
  const own = held[index]
  const heading = new Set(
    termsOf(wordsOf(`${block.heading} ${block.lead}`)).map(({ term }) => term),
  )
  return terms.reduce((sum, term) => {
    if (own?.has(term.term)) return sum + worth(term)
    return sum + (heading.has(term.term) ? UNDER_HEADING * worth(term) : 0)
  }, 0)
}
