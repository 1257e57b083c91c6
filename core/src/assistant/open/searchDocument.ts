import { readDocument, type Sentence } from '../../document/reading.ts'
import { stemsOf } from '../../retrieval/stems.ts'
import type { OpenDocument } from '../exchange.ts'

/** A sentence of the open document and how much of the question's words it holds, from 0 to 1. */
export interface Hit {
  readonly sentence: Sentence
  readonly score: number
}

/** Words that say where to look and not what for. */
const frame = new Set(
  stemsOf(`letter letters document documents doc pdf file page mention mentions tells write wrote written read reads email notice
  uploaded attached paper text state states anywhere school question mean means explain summary according`),
)
/** Words of one thing: schools and students seldom use the same. */
const alike = [
  'advisor adviser attorney attorneys lawyer support',
  'respondent accused responding',
  'complainant reporting victim',
  'meeting interview',
].map((words) => new Set(stemsOf(words)))

/** The stems of a text, each that has others beside it as the first of them. */
function sameStemsOf(text: string): string[] {
  return stemsOf(text).map((stem) => {
    const [first = stem] = alike.find((words) => words.has(stem)) ?? []
    return first
  })
}

/** A heading's words count for each sentence under it, but less. */
const UNDER_HEADING = 0.5
const LEAST = 0.3

/** The sentences that speak of what the question asks, best first; at most `most`. */
export function searchDocument({ text }: OpenDocument, question: string, most: number): Hit[] {
  const asked = new Set(sameStemsOf(question.slice(0, 2000)))
  const stems = [...asked].filter((stem) => !frame.has(stem))
  if (stems.length === 0) return []
  const reading = readDocument(text)
  const held = reading.sentences.map((sentence) => new Set(sameStemsOf(sentence.text)))
  const worth = worthOf(stems, held)
  const all = stems.reduce((sum, stem) => sum + worth(stem), 0) || 1
  return reading.sentences
    .filter(({ block }) => block.kind !== 'heading')
    .map((sentence) => ({ sentence, score: scoreOf(sentence, held, stems, worth) / all }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, most)
}

/** Words that stand in many sentences of the document say little. */
function worthOf(stems: readonly string[], held: readonly ReadonlySet<string>[]) {
  const worths = new Map(
    stems.map((stem) => {
      const often = held.filter((words) => words.has(stem)).length
      return [stem, Math.log(1 + held.length / (often + 0.5))]
    }),
  )
  return (stem: string) => worths.get(stem) ?? 0
}

function scoreOf(
  { index, block }: Sentence,
  held: readonly ReadonlySet<string>[],
  stems: readonly string[],
  worth: (stem: string) => number,
): number {
  const own = held[index]
  const heading = new Set(sameStemsOf(`${block.heading} ${block.lead}`))
  return stems.reduce((sum, stem) => {
    if (own?.has(stem)) return sum + worth(stem)
    return sum + (heading.has(stem) ? UNDER_HEADING * worth(stem) : 0)
  }, 0)
}
