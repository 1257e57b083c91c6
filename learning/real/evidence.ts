import { rules } from '@hub/core/analysis/rules/index'
import { onePage } from '@hub/core/document/documentText'
import { type Reading, readDocument, type Sentence } from '@hub/core/document/reading'
import type { Stance, Stances } from '@hub/core/reader/stances'

/** What a document says of a requirement, all its passages together, as numbers that a judge weighs. */
export interface Evidence {
  readonly id: string
  /** In the order of `signNames`. */
  readonly signs: readonly number[]
  /** The sentence that meets it likeliest, and the one that goes against it likeliest. */
  readonly met: Sentence
  readonly against: Sentence
}

export const signNames = [
  'met',
  'met in another sentence',
  'speaks',
  'speaks in another sentence',
  'against',
  'against in another sentence',
  'met where it is against',
  'against where it is met',
  'sentences',
] as const

/** The evidence on each requirement that applies to a kind of document. */
export function evidenceOf(kind: string, { sentences }: Reading, stances: Stances): Evidence[] {
  if (sentences.length === 0) return []
  return rules.flatMap(({ documents, requirements: [id] }) => {
    const all = (documents as readonly string[]).includes(kind) ? stances.of(id) : undefined
    if (!all) return []
    const met = order(all, ({ met: score }) => score)
    const speaks = order(all, ({ speaks: score }) => score)
    const against = order(all, ({ against: score }) => score)
    const at = (places: readonly number[], place: number) => all[places[place] ?? 0] as Stance
    const signs = [
      at(met, 0).met,
      at(met, 1).met,
      at(speaks, 0).speaks,
      at(speaks, 1).speaks,
      at(against, 0).against,
      at(against, 1).against,
      at(against, 0).met,
      at(met, 0).against,
      Math.log(sentences.length),
    ]
    const sentenceAt = (places: readonly number[]) => sentences[places[0] ?? 0] as Sentence
    return [{ id, signs, met: sentenceAt(met), against: sentenceAt(against) }]
  })
}

/** The places of the two highest scores. */
function order(stances: readonly Stance[], score: (stance: Stance) => number): number[] {
  let [first, second] = [0, 0]
  for (const [place, stance] of stances.entries()) {
    if (place === 0) continue
    if (score(stance) > score(stances[first] as Stance)) [first, second] = [place, first]
    else if (second === first || score(stance) > score(stances[second] as Stance)) second = place
  }
  return [first, second]
}

export const readingOf = (text: string) => readDocument(onePage(text))
