import type { Sentence } from '../document/reading.ts'
import type { Encoder, Vocabulary } from './encoder.ts'
import { type Head, type HeadsFile, headOf, STANCES, scoreOf } from './heads.ts'
import { openingOf } from './opening.ts'
import type { PairStance, PairsModel } from './pairsModel.ts'
import { type PaperRead, paperOf } from './paper.ts'
import { pool } from './pool.ts'
import { readWindows } from './readWindows.ts'
import type { TimesModel } from './timesModel.ts'
import { type Segment, type Window, windowsOf } from './windows.ts'

/** A model that was opened, and what runs it. */
export interface ReaderModel {
  readonly encoder: Encoder
  readonly vocabulary: Vocabulary
  readonly file: HeadsFile
  /** The numbers of heads.bin. */
  readonly numbers: Float32Array
  readonly times: TimesModel
  readonly pairs: PairsModel
}

/** What a sentence says of a requirement, in log odds. */
export interface Stance {
  /** It meets it. */
  readonly met: number
  /** It speaks of it, be it in part or against it. */
  readonly speaks: number
  /** It goes against it. */
  readonly against: number
  /** What a second look says; absent where there was none (`analysis/lookAgain.ts`). */
  readonly second?: PairStance
}

/** What a document says, sentence by sentence. */
export interface Stances extends PaperRead {
  /** @param requirement the first one of a rule; undefined where the model does not know it */
  of(requirement: string): readonly Stance[] | undefined
  /** What the windows alone say that begin with one of the sentences [first, last). */
  paperIn(first: number, last: number): PaperRead
}

const nothing: Stance = { met: -20, speaks: -20, against: -20 }

/**
 * Reads all sentences of a document. Time grows in line with its length.
 *
 * @param onRead is told after each batch what share of the work is done, up to 1
 */
export async function readStances(
  sentences: readonly Sentence[],
  model: ReaderModel,
  onRead?: (share: number) => void,
): Promise<Stances> {
  const { encoder, file, numbers, vocabulary } = model
  const windows = windowsOf(sentences, vocabulary)
  const segments: { readonly sentence: number; readonly pooled: Float32Array }[] = []
  const papers = new Map<Window, Float32Array>()
  const take = (window: Window, tokens: Float32Array) => {
    papers.set(window, pool(tokens, encoder.width, 0, window.ids.length))
    for (const { sentence, start, end } of window.segments)
      segments.push({ sentence, pooled: pool(tokens, encoder.width, start, end) })
  }
  await readWindows(windows, encoder, take, onRead)
  const head = headOf(file.heads.stances, numbers)
  const paperIn = (isOf: (window: Window) => boolean) => {
    const own = windows.filter(isOf)
    const pooled = own.flatMap((window) => papers.get(window) ?? [])
    return paperOf(file, numbers, pooled, openingOf(own))
  }
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
    paperIn: (first, last) => paperIn(({ segments: [own] }) => isWithin(own, first, last)),
    ...paperIn(() => true),
  }
}

function isWithin(segment: Segment | undefined, first: number, last: number): boolean {
  return segment !== undefined && segment.sentence >= first && segment.sentence < last
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
