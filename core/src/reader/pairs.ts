import type { Sentence } from '../document/reading.ts'
import type { Vocabulary } from './encoder.ts'
import { headOf, scoresOf } from './heads.ts'
import type { PairStance } from './pairsModel.ts'
import { type PairWindow, pairWindow } from './pairWindow.ts'
import { pool } from './pool.ts'
import { readWindows } from './readWindows.ts'
import type { ReaderModel } from './stances.ts'
import { tokenizeOnce } from './tokenizeOnce.ts'

/** A sentence, by its place, that may go against a requirement. */
export interface Pair {
  readonly sentence: number
  readonly requirement: string
}

/**
 * Looks at sentences a second time, each beside the requirement that it may go against. Time grows in line with their number.
 *
 * @param onRead is told after each batch what share of the work is done, up to 1
 * @returns what it says of each pair, in their order; undefined for one without a word or of a requirement that the model
 *   has not learned
 */
export async function readPairs(
  sentences: readonly Sentence[],
  { pairs: { encoder, file, numbers }, vocabulary }: ReaderModel,
  pairs: readonly Pair[],
  onRead?: (share: number) => void,
): Promise<(PairStance | undefined)[]> {
  const { width } = encoder
  const hidden = headOf(file.heads.hidden, numbers)
  const stance = headOf(file.heads.stance, numbers)
  const read: (PairStance | undefined)[] = pairs.map(() => undefined)
  const windows = windowsOf(sentences, vocabulary, pairs, file.asked)
  await readWindows(
    windows,
    encoder,
    ({ place, start, end }, tokens) => {
      const own = Float32Array.of(...tokens.subarray(0, width), ...pool(tokens, width, start, end))
      const made = Float32Array.from(scoresOf(hidden, own), Math.tanh)
      const [met = 0, against = 0] = scoresOf(stance, made)
      read[place] = { met, against }
    },
    onRead,
  )
  return read
}

/** The window of each pair that has words, with its place among them. */
function windowsOf(
  sentences: readonly Sentence[],
  vocabulary: Vocabulary,
  pairs: readonly Pair[],
  asked: Readonly<Record<string, string>>,
): (PairWindow & { readonly place: number })[] {
  const tokensIn = tokenizeOnce(vocabulary)
  const tokensOf = (at: number) => sentences[at] && tokensIn(sentences[at].text)
  return pairs.flatMap(({ sentence, requirement }, place) => {
    const words = asked[requirement]
    if (words === undefined) return []
    const heading = tokensIn(sentences[sentence]?.block.heading ?? '')
    const window = pairWindow(tokensOf, sentence, tokensIn(words), heading, vocabulary)
    return window.start < window.end ? [{ ...window, place }] : []
  })
}
