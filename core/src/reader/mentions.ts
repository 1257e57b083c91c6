import type { Sentence } from '../document/reading.ts'
import type { Vocabulary } from './encoder.ts'
import { type MentionWindow, mentionWindow, type Span } from './mentionWindow.ts'
import { pool } from './pool.ts'
import { readWindows } from './readWindows.ts'
import type { ReaderModel } from './stances.ts'
import { tokenizeOnce } from './tokenizeOnce.ts'

/** Words of a sentence that name a day, a length of time or a person; offsets count in its text, in UTF-16 units. */
export interface Mention {
  /** The sentence's place. */
  readonly sentence: number
  readonly start: number
  readonly end: number
}

/** Each takes as long to read as two sentences. Of a book that names more, words alone tell what the rest is of. */
const MOST_MENTIONS = 400

/**
 * Reads the first `MOST_MENTIONS` of these words, each with what stands around it. Time grows in line with their number.
 *
 * @param take is given the place of each among `mentions` and what it is judged by: `3 * width` numbers, in no order
 * @param onRead is told after each batch what share of the work is done, up to 1
 */
export async function readMentions(
  sentences: readonly Sentence[],
  { times: { encoder }, vocabulary }: ReaderModel,
  mentions: readonly Mention[],
  take: (place: number, pooled: Float32Array) => void,
  onRead?: (share: number) => void,
): Promise<void> {
  const { width } = encoder
  await readWindows(
    windowsOf(sentences, vocabulary, mentions.slice(0, MOST_MENTIONS)),
    encoder,
    ({ place, start, end }, tokens) => {
      // The mask token before the words, the words (their mean), and the first token.
      const mask = tokens.subarray((start - 1) * width, start * width)
      const words = pool(tokens, width, start, end).subarray(0, width)
      take(place, Float32Array.of(...mask, ...words, ...tokens.subarray(0, width)))
    },
    onRead,
  )
}

/** The window of each mention that has a word, with its place among them. */
function windowsOf(
  sentences: readonly Sentence[],
  vocabulary: Vocabulary,
  mentions: readonly Mention[],
): (MentionWindow & { readonly place: number })[] {
  const tokensIn = tokenizeOnce(vocabulary)
  const tokensOf = (at: number) => sentences[at] && tokensIn(sentences[at].text)
  return spansOf(sentences, mentions, vocabulary).flatMap((span, place) => {
    const heading = sentences[span.sentence]?.block.heading ?? ''
    const window = mentionWindow(tokensOf, span, tokensIn(heading), vocabulary)
    return window.start < window.end ? [{ ...window, place }] : []
  })
}

/** The tokens of mentions. A sentence is parted at them, and each part read once: it may name a thousand. */
function spansOf(
  sentences: readonly Sentence[],
  mentions: readonly Mention[],
  vocabulary: Vocabulary,
): Span[] {
  const tokensOf = (words: string) => vocabulary.tokenize(words).length
  const spans: Span[] = []
  const read = new Map<number, { readonly until: number; readonly tokens: number }>()
  for (const [place, { sentence, start, end }] of inOrder(mentions)) {
    const text = sentences[sentence]?.text ?? ''
    const before = read.get(sentence) ?? { until: 0, tokens: 0 }
    const first = before.tokens + tokensOf(text.slice(before.until, start))
    read.set(sentence, { until: start, tokens: first })
    spans[place] = { sentence, start: first, end: first + tokensOf(text.slice(start, end)) }
  }
  return spans
}

function inOrder(mentions: readonly Mention[]): readonly (readonly [number, Mention])[] {
  return [...mentions.entries()].toSorted(([, one], [, other]) => one.start - other.start)
}
