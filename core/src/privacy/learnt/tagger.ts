import { openWords, type RunModel, type WordFiles } from '../../reader/openEncoder.ts'
import type { Candidate } from '../detail.ts'
import type { TokenizedText } from '../find/tokenizedText.ts'
import { openNames } from './names.ts'
import { SIGNS, signsOf } from './signsOf.ts'

/** What a token may be part of; the first is nothing. */
export const LABELS = [
  'none',
  'name',
  'place',
  'group',
  'circumstance',
  'date',
  'email',
  'phone',
  'handle',
  'number',
] as const

/** Says what words are part of. */
export interface Tagger {
  /**
   * @param found all that rules have found, in text order
   * @returns for each token, how likely it is part of a detail of each kind: ten numbers a token, in the order of LABELS
   */
  chancesOf(text: TokenizedText, found: readonly Candidate[]): Promise<Float32Array>
}

/** The files of models/details besides model.onnx. */
export interface TaggerFiles extends WordFiles {
  /** heads.json: where in heads.bin the bits of names begin */
  readonly heads: unknown
  /** heads.bin: the table of names */
  readonly numbers: Uint8Array
}

/** Pieces that are read at once: whole sentences, as many as this, and of a longer one parts. */
const LONGEST = 126
/** Windows whose answer is kept, since most of a text stays as it is while somebody types. */
const KEPT = 40

/** Pieces of words, with their signs one after the other, and for each token at which piece it begins. */
interface Window {
  readonly ids: number[]
  readonly told: number[]
  readonly firsts: number[]
}

/**
 * Puts a tagger together of its files (learning/details/export.py) and of what runs model.onnx.
 *
 * @throws Error where a file is damaged
 */
export function openTagger(files: TaggerFiles, run: RunModel): Tagger {
  const words = openWords(files)
  const split = (files.heads as { names?: unknown } | null)?.names
  if (typeof split !== 'number') throw new Error('heads.json does not tell where names begin.')
  const nameOf = openNames(files.numbers, split)
  const kept = new Map<string, Float32Array>()

  /** Ten numbers for each token of a window. */
  async function read({ ids, told, firsts }: Window): Promise<Float32Array> {
    // A letter that the words do not know is a token without a piece, so the pieces alone do not tell the tokens.
    const key = [ids, told, firsts].map((numbers) => numbers.join(' ')).join('|')
    const known = kept.get(key)
    if (known) return known
    const bigs = (numbers: readonly number[]) => BigInt64Array.from(numbers, BigInt)
    const none = Array<number>(SIGNS).fill(0)
    const all = await run({
      input_ids: {
        numbers: bigs([words.classification, ...ids, words.separator]),
        dims: [1, ids.length + 2],
      },
      told: { numbers: bigs([...none, ...told, ...none]), dims: [1, ids.length + 2, SIGNS] },
    })
    const own = new Float32Array(firsts.length * LABELS.length)
    for (const [at, first] of firsts.entries()) {
      const from = (1 + first) * LABELS.length
      own.set(all.subarray(from, from + LABELS.length), at * LABELS.length)
    }
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, own)
    return own
  }

  return {
    async chancesOf({ text, tokens }, found) {
      const signs = signsOf(tokens, found, nameOf)
      const idsOf = (from: number, to: number) => words.tokenize(text.slice(from, to))
      // A token's pieces, and those of what stands between it and the next.
      const pieces = tokens.map(({ start, end: stop }, at) => ({
        own: idsOf(start, stop),
        after: idsOf(stop, tokens[at + 1]?.start ?? text.length),
      }))
      const before = idsOf(0, tokens[0]?.start ?? 0).slice(0, LONGEST / 2)
      const chances = new Float32Array(tokens.length * LABELS.length)
      let at = 0
      for (const window of windowsOf(tokens, pieces, signs, before)) {
        chances.set(await read(window), at)
        at += window.firsts.length * LABELS.length
      }
      return chances
    },
  }
}

/** Parts a text into windows of whole sentences, as many as fit. */
function windowsOf(
  tokens: TokenizedText['tokens'],
  pieces: readonly { readonly own: readonly number[]; readonly after: readonly number[] }[],
  signs: readonly number[][],
  before: readonly number[],
): Window[] {
  const none = Array<number>(SIGNS).fill(0)
  const sentences: Window[] = []
  let open: Window = { ids: [...before], told: before.flatMap(() => none), firsts: [] }
  for (const [at, piece] of pieces.entries()) {
    // A token of hundreds of letters is no word.
    const own = piece.own.slice(0, LONGEST / 4)
    const after = piece.after.slice(0, LONGEST / 4)
    if (open.ids.length + own.length + after.length > LONGEST) {
      sentences.push(open)
      open = { ids: [], told: [], firsts: [] }
    }
    open.firsts.push(open.ids.length)
    open.ids.push(...own, ...after)
    open.told.push(...own.flatMap(() => signs[at] ?? none), ...after.flatMap(() => none))
    if (!tokens[at]?.ends) continue
    sentences.push(open)
    open = { ids: [], told: [], firsts: [] }
  }
  if (open.firsts.length > 0) sentences.push(open)
  return joined(sentences)
}

function joined(sentences: readonly Window[]): Window[] {
  const windows: Window[] = []
  for (const { ids, told, firsts } of sentences) {
    const last = windows.at(-1)
    if (!last || last.ids.length + ids.length > LONGEST) {
      windows.push({ ids: [...ids], told: [...told], firsts: [...firsts] })
      continue
    }
    last.firsts.push(...firsts.map((first) => first + last.ids.length))
    last.ids.push(...ids)
    last.told.push(...told)
  }
  return windows
}
