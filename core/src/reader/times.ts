import type { Sentence } from '../document/reading.ts'
import { headOf, scoresOf } from './heads.ts'
import { type Mention, readMentions } from './mentions.ts'
import type { ReaderModel } from './stances.ts'

/** What words that name a time are of. */
export interface TimeMeaning {
  /** One of `whats` of models/times; 'none' where it is of nothing. */
  readonly what: string
  /** How likely that is among all that there is, 0 to 1. */
  readonly likelihood: number
  /** Who has to act, or whose it is: one of `whos`. */
  readonly who: string
  readonly sureOfWho: number
}

/**
 * Reads what days and lengths of time are of.
 *
 * @param onRead is told after each batch what share of the work is done, up to 1
 * @returns what each is of, in their order; of those that are not read nothing is told
 */
export async function readTimes(
  sentences: readonly Sentence[],
  reader: ReaderModel,
  times: readonly Mention[],
  onRead?: (share: number) => void,
): Promise<readonly (TimeMeaning | undefined)[]> {
  const { file, numbers } = reader.times
  const head = headOf(file.heads.meaning, numbers)
  const meanings: (TimeMeaning | undefined)[] = times.map(() => undefined)
  const take = (place: number, pooled: Float32Array) => {
    const scores = scoresOf(head, pooled)
    const [what, likelihood] = likeliest(file.whats, scores.slice(0, file.whats.length))
    const [who, sureOfWho] = likeliest(file.whos, scores.slice(file.whats.length))
    meanings[place] = { what, likelihood, who, sureOfWho }
  }
  await readMentions(sentences, reader, times, take, onRead)
  return meanings
}

/** Of scores in log odds, the name of the highest and its share among all. */
function likeliest(names: readonly string[], scores: readonly number[]): readonly [string, number] {
  const most = Math.max(...scores)
  const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  return [names[scores.indexOf(most)] ?? '', 1 / whole]
}
