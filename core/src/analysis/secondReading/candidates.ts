import type { Sentence } from '../../document/reading.ts'
import type { Read, Reader } from './reader.ts'

/** In log odds: what is less likely to go against any rule is not thought of. */
const HOPELESS = -3
/** Log of how likely the second likeliest rule must be to be thought of too. */
const SECOND = -2

/** A rule that a sentence may go against, and what was learnt says of that. */
export interface Candidate {
  readonly id: string
  readonly sentence: Sentence
  /** Log odds that it goes against any rule: the mean of it alone, with the sentence before and with the one after. */
  readonly meanAny: number
  /** Log of how likely this rule is among those of the document, if it goes against one: the same mean. */
  readonly meanShare: number
  /** The highest of the three. */
  readonly mostShare: number
  /** Of the sentence alone: that it goes against any rule, and that it is this one. */
  readonly ownAny: number
  readonly ownShare: number
}

/**
 * The likeliest rules of each sentence, and those that patterns found there.
 *
 * @param sentences all of a document, by their index
 * @param found rules by the sentence in which a pattern of theirs found something
 */
export function candidatesOf(
  reader: Reader,
  sentences: readonly Sentence[],
  found: ReadonlyMap<Sentence, readonly string[]>,
): Candidate[] {
  if (reader.rules.length === 0) return []
  return sentences
    .filter((sentence) => reader.isLegible(sentence))
    .flatMap((sentence) => candidatesIn(reader, sentences, sentence, found.get(sentence) ?? []))
}

function candidatesIn(
  reader: Reader,
  sentences: readonly Sentence[],
  sentence: Sentence,
  found: readonly string[],
): Candidate[] {
  const own = reader.against(sentence)
  if (own.any < HOPELESS && found.length === 0) return []
  const beside = (index: number) => {
    const other = sentences[index]
    return other?.block === sentence.block ? other : undefined
  }
  const before = beside(sentence.index - 1)
  const after = beside(sentence.index + 1)
  const withBefore = before ? reader.againstWithNext(before, sentence) : own
  const withAfter = after ? reader.againstWithNext(sentence, after) : own
  const rules = new Set([
    ...found.map((id) => reader.rules.indexOf(id)).filter((rule) => rule !== -1),
    ...likeliest(own, SECOND),
    ...likeliest(withBefore, 0),
  ])
  return Array.from(rules, (rule) => ({
    id: reader.rules[rule] ?? '',
    sentence,
    ...together(rule, [own, withBefore, withAfter]),
  }))
}

function together(rule: number, reads: readonly Read[]): Omit<Candidate, 'id' | 'sentence'> {
  const shares = reads.map((one) => one.shares()[rule] ?? 0)
  return {
    meanAny: mean(reads.map(({ any }) => any)),
    meanShare: mean(shares),
    mostShare: Math.max(...shares),
    ownAny: reads[0]?.any ?? 0,
    ownShare: shares[0] ?? 0,
  }
}

/** The likeliest rule, and the next where its share is above `least`. */
function likeliest(read: Read, least: number): readonly number[] {
  const shares = read.shares()
  let [first, second] = [0, -1]
  for (let rule = 1; rule < shares.length; rule++) {
    const share = shares[rule] ?? 0
    if (share > (shares[first] ?? 0)) [first, second] = [rule, first]
    else if (second === -1 || share > (shares[second] ?? 0)) second = rule
  }
  return second !== -1 && (shares[second] ?? 0) > least ? [first, second] : [first]
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
