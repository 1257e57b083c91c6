import type { Encoder, Vocabulary } from '../reader/encoder.ts'
import { type Head, headOf, scoresOf } from '../reader/heads.ts'
import {
  numbersOf,
  openEncoder,
  type RunModel,
  WIDTH,
  type WordFiles,
} from '../reader/openEncoder.ts'

/** What the model hears in a text: each a share of 1, but for the statements. Names that this version does not know are left out. */
export interface Heard {
  /** The guide's entries by slug, and what is left to others as `beyond:KIND`. */
  readonly entries: ReadonlyMap<string, number>
  /** Kinds of crisis, and `none`. */
  readonly kinds: ReadonlyMap<string, number>
  readonly roles: ReadonlyMap<string, number>
  readonly schools: ReadonlyMap<string, number>
  /** How well each statement of the guide answers it, by `statementName`, in log odds. */
  readonly statements: ReadonlyMap<string, number>
}

/** Hears what messages ask for and tell of; the server runs it in a thread, the browser in a worker. */
export interface Listener {
  /** @param texts at least one; what stands beside a text changes nothing of what is heard in it */
  listen(texts: readonly string[]): Promise<readonly Heard[]>
}

/** The files of models/listener besides model.onnx. */
export interface ListenerFiles extends WordFiles {
  /** heads.json */
  readonly heads: unknown
  /** heads.bin */
  readonly numbers: Uint8Array
}

type ListName = 'entries' | 'kinds' | 'roles' | 'schools' | 'statements'
type HeadName = ListName | 'queries' | 'kindQueries' | 'aim'

interface HeadsFile {
  readonly names: Readonly<Record<ListName, readonly string[]>>
  readonly heads: Readonly<Record<HeadName, { inputs: number; outputs: number; at: number }>>
}

/** Tokens of a message. A longer one is heard by its beginning and, where people mostly ask, its end. */
const LONGEST = 320
const OF_BEGINNING = 120

/**
 * Puts a listener together of its files (learning/listener/export.py) and of what runs model.onnx.
 *
 * @throws Error where a file is damaged or the files are not of one model
 */
export function openListener(files: ListenerFiles, run: RunModel): Listener {
  const { encoder, vocabulary } = openEncoder(files, run)
  const numbers = numbersOf(files.numbers)
  const { heads, names } = headsFileOf(files.heads, numbers)
  const queries = headOf(heads.queries, numbers)
  const kindQueries = headOf(heads.kindQueries, numbers)
  const [aim, statements] = [headOf(heads.aim, numbers), headOf(heads.statements, numbers)]
  const shares = (name: Exclude<ListName, 'statements'>, pooled: Float32Array) =>
    sharesOf(names[name], scoresOf(headOf(heads[name], numbers), pooled))
  return {
    async listen(texts) {
      const windows = texts.map((text) => windowOf(text, vocabulary))
      const all = await encodeEach(encoder, windows)
      return all.map((tokens) => {
        const pooled = pool(tokens, queries)
        return {
          entries: shares('entries', pooled),
          kinds: shares('kinds', pool(tokens, kindQueries)),
          roles: shares('roles', pooled),
          schools: shares('schools', pooled),
          statements: named(
            names.statements,
            scoresOf(statements, unit(Float32Array.from(scoresOf(aim, pooled)))),
          ),
        }
      })
    },
  }
}

/** One after the other: padded to the longest, short texts beside a long message would cost as much as it. */
async function encodeEach(encoder: Encoder, windows: readonly (readonly number[])[]) {
  const all: Float32Array[] = []
  for (const window of windows) all.push(...(await encoder.encode([window])))
  return all
}

function windowOf(text: string, vocabulary: Vocabulary): number[] {
  const { classification, separator } = vocabulary
  const ids = vocabulary.tokenize(text)
  const room = LONGEST - 2
  const kept =
    ids.length <= room
      ? ids
      : [...ids.slice(0, OF_BEGINNING), ...ids.slice(OF_BEGINNING + ids.length - room)]
  return [classification, ...kept, separator]
}

/** The mean of the tokens, then what each query finds in them, each of length 1. */
function pool(tokens: Float32Array, queries: Head): Float32Array {
  const count = tokens.length / WIDTH
  const token = (at: number) => tokens.subarray(at * WIDTH, (at + 1) * WIDTH)
  const scores = Array.from({ length: count }, (_, at) => scoresOf(queries, token(at)))
  const even = Array.from({ length: count }, () => 1 / count)
  const weights = [
    even,
    ...Array.from(queries.biases, (_, query) => softmax(scores.map((of) => of[query] ?? 0))),
  ]
  const pooled = new Float32Array(weights.length * WIDTH)
  for (const [place, own] of weights.entries()) {
    const part = pooled.subarray(place * WIDTH, (place + 1) * WIDTH)
    for (let at = 0; at < count; at++) {
      const weight = own[at] ?? 0
      for (const [n, value] of token(at).entries()) part[n] = (part[n] ?? 0) + weight * value
    }
    unit(part)
  }
  return pooled
}

/** Brings a vector to the length of 1, in its place. */
function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  for (const [n, value] of vector.entries()) vector[n] = value / length
  return vector
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / sum)
}

function sharesOf(names: readonly string[], scores: readonly number[]): Map<string, number> {
  return named(names, softmax(scores))
}

function named(names: readonly string[], values: readonly number[]): Map<string, number> {
  return new Map(names.map((name, at) => [name, values[at] ?? 0]))
}

/** Takes heads.json where heads.bin fits it: with another model's numbers, all would be heard wrong. */
function headsFileOf(json: unknown, numbers: Float32Array): HeadsFile {
  const file = json as Partial<HeadsFile> | null
  const { heads, names } = file ?? {}
  if (!heads || !names) throw new Error('heads.json does not describe the heads of a listener.')
  const pooled = (heads.queries.outputs + 1) * WIDTH
  for (const name of ['entries', 'kinds', 'roles', 'schools', 'statements'] as const) {
    const inputs = name === 'statements' ? heads.aim.outputs : pooled
    if (heads[name].inputs !== inputs || heads[name].outputs !== names[name].length)
      throw new Error(`heads.json does not describe the head '${name}' as it has to be.`)
  }
  const ends = Object.values(heads).map(({ at, inputs, outputs }) => at + (inputs + 1) * outputs)
  if (numbers.length !== Math.max(...ends) || !numbers.every(Number.isFinite))
    throw new Error('heads.bin does not hold the numbers that heads.json describes.')
  return { heads, names }
}
