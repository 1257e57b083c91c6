import type { Sentence } from '../document/reading.ts'
import { headOf, scoresOf } from './heads.ts'
import { pool } from './pool.ts'
import { readWindows } from './readWindows.ts'
import type { ReaderModel } from './stances.ts'
import type { TimesModel } from './timesModel.ts'
import { type Span, type TimeWindow, timeWindow } from './timeWindow.ts'

/** Words of a sentence that name a day or a length of time; offsets count in its text, in UTF-16 units. */
export interface TimeWords {
  /** The sentence's place. */
  readonly sentence: number
  readonly start: number
  readonly end: number
}

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
 * Reads what days and lengths of time are of. Time grows in line with their number.
 *
 * @param onRead is told after each batch what share of the work is done, up to 1
 * @returns what each of the first `MOST_TIMES` is of, in their order; of the rest nothing is told
 */
export async function readTimes(
  sentences: readonly Sentence[],
  { times: model, vocabulary }: ReaderModel,
  times: readonly TimeWords[],
  onRead?: (share: number) => void,
): Promise<readonly (TimeMeaning | undefined)[]> {
  const windows = windowsOf(sentences, vocabulary, times)
  const meanings: (TimeMeaning | undefined)[] = times.map(() => undefined)
  await readWindows(
    windows,
    model.encoder,
    (window, tokens) => {
      meanings[window.time] = meaningOf(model, window, tokens)
    },
    onRead,
  )
  return meanings
}

/** The window of each time that has a word, with its place among them. */
function windowsOf(
  sentences: readonly Sentence[],
  vocabulary: ReaderModel['vocabulary'],
  times: readonly TimeWords[],
): (TimeWindow & { readonly time: number })[] {
  const known = new Map<string, readonly number[]>()
  const tokensIn = (text: string) => {
    const tokens = known.get(text) ?? vocabulary.tokenize(text)
    known.set(text, tokens)
    return tokens
  }
  const tokensOf = (at: number) => sentences[at] && tokensIn(sentences[at].text)
  return spansOf(sentences, times.slice(0, MOST_TIMES), vocabulary).flatMap((span, time) => {
    const heading = sentences[span.sentence]?.block.heading ?? ''
    const window = timeWindow(tokensOf, span, tokensIn(heading), vocabulary)
    return window.start < window.end ? [{ ...window, time }] : []
  })
}

/** Each takes as long to read as two sentences. Of a book that names more, words alone tell what the rest is of. */
const MOST_TIMES = 400

/** The tokens of words that name times. A sentence is parted at them, and each part read once: it may name a thousand. */
function spansOf(
  sentences: readonly Sentence[],
  times: readonly TimeWords[],
  vocabulary: ReaderModel['vocabulary'],
): Span[] {
  const tokensOf = (words: string) => vocabulary.tokenize(words).length
  const spans: Span[] = []
  const read = new Map<number, { readonly until: number; readonly tokens: number }>()
  for (const [place, { sentence, start, end }] of inOrder(times)) {
    const text = sentences[sentence]?.text ?? ''
    const before = read.get(sentence) ?? { until: 0, tokens: 0 }
    const first = before.tokens + tokensOf(text.slice(before.until, start))
    read.set(sentence, { until: start, tokens: first })
    spans[place] = { sentence, start: first, end: first + tokensOf(text.slice(start, end)) }
  }
  return spans
}

function inOrder(times: readonly TimeWords[]): readonly (readonly [number, TimeWords])[] {
  return [...times.entries()].toSorted(([, one], [, other]) => one.start - other.start)
}

/** By the vectors of the mask token before the words, of the words (their mean), and of the first token. */
function meaningOf(
  { encoder: { width }, file, numbers }: TimesModel,
  { start, end }: TimeWindow,
  tokens: Float32Array,
): TimeMeaning {
  const mask = tokens.subarray((start - 1) * width, start * width)
  const words = pool(tokens, width, start, end).subarray(0, width)
  const pooled = Float32Array.of(...mask, ...words, ...tokens.subarray(0, width))
  const scores = scoresOf(headOf(file.heads.meaning, numbers), pooled)
  const [what, likelihood] = likeliest(file.whats, scores.slice(0, file.whats.length))
  const [who, sureOfWho] = likeliest(file.whos, scores.slice(file.whats.length))
  return { what, likelihood, who, sureOfWho }
}

/** Of scores in log odds, the name of the highest and its share among all. */
function likeliest(names: readonly string[], scores: readonly number[]): readonly [string, number] {
  const most = Math.max(...scores)
  const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  return [names[scores.indexOf(most)] ?? '', 1 / whole]
}
