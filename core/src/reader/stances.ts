import type { Sentence } from '../document/reading.ts'
import type { Encoder, Vocabulary } from './encoder.ts'
import { type Head, type HeadsFile, headOf, STANCES, scoreOf, scoresOf } from './heads.ts'
import { type PaperRead, paperOf } from './paper.ts'
import { pool } from './pool.ts'
import { placeInWindow, type Window, windowsOf } from './windows.ts'

/** A model that was opened, and what runs it. */
export interface ReaderModel {
  readonly encoder: Encoder
  readonly vocabulary: Vocabulary
  readonly file: HeadsFile
  /** The numbers of heads.bin. */
  readonly numbers: Float32Array
}

/** What a sentence says of a requirement, in log odds. */
export interface Stance {
  /** It meets it. */
  readonly met: number
  /** It speaks of it, be it in part or against it. */
  readonly speaks: number
  /** It goes against it. */
  readonly against: number
}

/** Words of a sentence that name a date or a length of time; offsets count in its text, in UTF-16 units. */
export interface TimeWords {
  /** The sentence's place. */
  readonly sentence: number
  readonly start: number
  readonly end: number
}

/** What words that name a time are about. */
export interface TimeMeaning {
  /** 'none' where nobody has to keep it and nothing happens then. */
  readonly act: string
  /** How likely the act is among all that there are, 0 to 1. */
  readonly likelihood: number
  readonly actor: string
}

/** What a document says, sentence by sentence. */
export interface Stances extends PaperRead {
  /** @param requirement the first one of a rule; undefined where the model does not know it */
  of(requirement: string): readonly Stance[] | undefined
  /** In the order of the words that were asked about. */
  readonly times: readonly TimeMeaning[]
}

/** Windows that are read at once: more of them save little, and a long document's would not fit into memory. */
const BATCH = 8
const nothing: Stance = { met: -20, speaks: -20, against: -20 }
const noTime: TimeMeaning = { act: 'none', likelihood: 0, actor: 'anyone' }

/**
 * Reads all sentences of a document. Time grows in line with its length.
 *
 * @param times words that name dates and lengths of time, to be told what they are about
 * @param onRead is told after each batch what share of the work is done, up to 1
 */
export async function readStances(
  sentences: readonly Sentence[],
  model: ReaderModel,
  times: readonly TimeWords[] = [],
  onRead?: (share: number) => void,
): Promise<Stances> {
  const { encoder, file, numbers, vocabulary } = model
  const inOrder = windowsOf(sentences, vocabulary)
  const windows = eachOnce(inOrder)
  const segments: { readonly sentence: number; readonly pooled: Float32Array }[] = []
  const papers = new Map<Window, Float32Array>()
  const meanings = times.map(() => noTime)
  const asked = Map.groupBy(times.keys(), (place) => times[place]?.sentence)
  const take = (window: Window, tokens: Float32Array) => {
    papers.set(window, pool(tokens, encoder.width, 0, window.ids.length))
    for (const { sentence, start, end } of window.segments)
      segments.push({ sentence, pooled: pool(tokens, encoder.width, start, end) })
    for (const sentence of new Set(window.segments.map((segment) => segment.sentence)))
      for (const time of asked.get(sentence) ?? []) {
        const words = times[time]
        const text = sentences[sentence]?.text
        if (!words || text === undefined) continue
        meanings[time] = meaningOf(model, window, tokens, text, words) ?? meanings[time] ?? noTime
      }
  }
  for (let at = 0; at < windows.length; at += BATCH) {
    const some = windows.slice(at, at + BATCH)
    const read = await encoder.encode(some.map(({ ids }) => ids))
    for (const [place, { alike }] of some.entries())
      for (const window of alike) take(window, read[place] ?? new Float32Array())
    onRead?.((at + some.length) / windows.length)
  }
  const head = headOf(file.heads.stances, numbers)
  return {
    of(requirement) {
      const column = file.columns.indexOf(requirement)
      if (column < 0) return undefined
      const stances = sentences.map(() => nothing)
      for (const { sentence, pooled } of segments)
        stances[sentence] = stronger(
          stances[sentence] ?? nothing,
          stanceOf(head, pooled, column, file.columns.length),
        )
      return stances
    },
    times: meanings,
    ...paperOf(
      file,
      numbers,
      inOrder.flatMap((window) => papers.get(window) ?? []),
    ),
  }
}

/**
 * Windows of the same tokens are read once, as those of a form's pages are. They come in the order of their lengths, so
 * that little is padded where several are read together.
 */
function eachOnce(windows: readonly Window[]) {
  return [...Map.groupBy(windows, ({ ids }) => ids.join()).values()]
    .map((alike) => ({ ids: alike[0]?.ids ?? [], alike }))
    .toSorted((one, other) => one.ids.length - other.ids.length)
}

function stanceOf(head: Head, pooled: Float32Array, column: number, columns: number): Stance {
  const score = (stance: number) => scoreOf(head, pooled, stance * columns + column)
  return { met: score(0), speaks: score(1), against: score(STANCES - 1) }
}

/** A sentence says what the strongest of its segments says. */
function stronger(one: Stance, other: Stance): Stance {
  return {
    met: Math.max(one.met, other.met),
    speaks: Math.max(one.speaks, other.speaks),
    against: Math.max(one.against, other.against),
  }
}

/** @returns undefined where the words stand in another window, since their sentence is longer than a segment */
function meaningOf(
  { encoder: { width }, file, numbers, vocabulary }: ReaderModel,
  window: Window,
  tokens: Float32Array,
  text: string,
  words: TimeWords,
): TimeMeaning | undefined {
  const first = vocabulary.tokenize(text.slice(0, words.start)).length
  const length = vocabulary.tokenize(text.slice(words.start, words.end)).length
  const place = placeInWindow(window, words.sentence, first)
  if (!place || length === 0) return undefined
  const { segment, token } = place
  const own = pool(tokens, width, token, Math.min(token + length, segment.end))
  const around = pool(tokens, width, segment.start, segment.end)
  const scores = scoresOf(headOf(file.heads.date, numbers), Float32Array.of(...own, ...around))
  const acts = scores.slice(0, file.acts.length)
  return {
    act: likeliest(file.acts, acts),
    likelihood: shareOfMost(acts),
    actor: likeliest(file.actors, scores.slice(file.acts.length)),
  }
}

function likeliest(names: readonly string[], scores: readonly number[]): string {
  return names[scores.indexOf(Math.max(...scores))] ?? ''
}

/** Of scores in log odds, the share of the highest among all. */
function shareOfMost(scores: readonly number[]): number {
  const most = Math.max(...scores)
  return 1 / scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
}
