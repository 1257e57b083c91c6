import type { Encoder, Vocabulary } from '../reader/encoder.ts'
import { type Head, headOf, scoresOf } from '../reader/heads.ts'
import { openEncoder, type RunModel, type SharedFiles, WIDTH } from '../reader/openEncoder.ts'

/** What the model hears in a text: each a share of 1, but for the statements. Names that this version does not know are left out. */
export interface Heard {
  /** The guide's entries by slug, and what is left to others as `beyond:KIND`. */
  readonly entries: ReadonlyMap<string, number>
  /** Kinds of crisis, and `none`. */
  readonly kinds: ReadonlyMap<string, number>
  /** What is left to others or not done, by `ScopeKind`, and `none`. */
  readonly scope: ReadonlyMap<string, number>
  readonly roles: ReadonlyMap<string, number>
  readonly schools: ReadonlyMap<string, number>
  /** How well each statement of the guide answers it, by `statementName`, in log odds. */
  readonly statements: ReadonlyMap<string, number>
}

/** What the model hears in one or two sentences of a longer message. */
export interface HeardSentence {
  readonly text: string
  /** Kinds of crisis that they tell of, whatever stands around them, and `none`. */
  readonly kinds: ReadonlyMap<string, number>
  readonly scope: ReadonlyMap<string, number>
}

/** Hears what messages ask for and tell of; the server runs it in a thread, the browser in a worker. */
export interface Listener {
  /**
   * What stands beside a text changes nothing of what is heard in it.
   *
   * @param sentences each of one or two sentences of a message
   */
  listen(texts: readonly string[], sentences?: readonly string[]): Promise<Listened>
}

/** What was heard, in the order in which it was asked for. */
export interface Listened {
  readonly heard: readonly Heard[]
  readonly sentences: readonly HeardSentence[]
}

/** The files of models/listener besides model.onnx. */
export interface ListenerFiles extends SharedFiles {
  /** heads.json */
  readonly heads: unknown
  /** heads.bin */
  readonly numbers: Uint8Array
}

type ListName = 'entries' | 'kinds' | 'scope' | 'roles' | 'schools' | 'statements'
type HeadName = ListName | 'sentenceKinds' | 'queries' | 'kindQueries' | 'scopeQueries' | 'aim'

interface HeadsFile {
  readonly names: Readonly<Record<ListName, readonly string[]>>
  readonly heads: Readonly<Record<HeadName, { inputs: number; outputs: number; at: number }>>
}

/** Tokens of a message. A longer one is heard by its beginning and, where people mostly ask, its end. */
const MESSAGE = { longest: 320, beginning: 120 }
/** The same of one or two sentences. */
const SENTENCES = { longest: 128, beginning: 40 }

/**
 * Puts a listener together of its files (learning/listener/export.py) and of what runs model.onnx.
 *
 * @throws Error where a file is damaged or the files are not of one model
 */
export function openListener(files: ListenerFiles, run: RunModel): Listener {
  const { encoder, vocabulary } = openEncoder(files, run)
  const numbers = halvesOf(files.numbers)
  const { heads, names } = headsFileOf(files.heads, numbers)
  const queries = headOf(heads.queries, numbers)
  const kindQueries = headOf(heads.kindQueries, numbers)
  const scopeQueries = headOf(heads.scopeQueries, numbers)
  const [aim, statements] = [headOf(heads.aim, numbers), headOf(heads.statements, numbers)]
  const sentenceKinds = headOf(heads.sentenceKinds, numbers)
  const shares = (name: Exclude<ListName, 'statements'>, pooled: Float32Array) =>
    sharesOf(names[name], scoresOf(headOf(heads[name], numbers), pooled))
  const hear = (tokens: Float32Array): Heard => {
    const pooled = pool(tokens, queries)
    return {
      entries: shares('entries', pooled),
      kinds: shares('kinds', pool(tokens, kindQueries)),
      scope: shares('scope', pool(tokens, scopeQueries)),
      roles: shares('roles', pooled),
      schools: shares('schools', pooled),
      statements: named(
        names.statements,
        scoresOf(statements, unit(Float32Array.from(scoresOf(aim, pooled)))),
      ),
    }
  }
  return {
    async listen(texts, sentences = []) {
      const all = await encodeAll(encoder, [
        ...texts.map((text) => windowOf(text, vocabulary, MESSAGE)),
        ...sentences.map((text) => windowOf(text, vocabulary, SENTENCES)),
      ])
      return {
        heard: all.slice(0, texts.length).map(hear),
        sentences: all.slice(texts.length).map((tokens, at) => ({
          text: sentences[at] ?? '',
          kinds: sharesOf(names.kinds, scoresOf(sentenceKinds, pool(tokens, kindQueries))),
          scope: shares('scope', pool(tokens, scopeQueries)),
        })),
      }
    },
  }
}

/** What a run costs by itself, in tokens that are read: mostly the model's numbers being widened. */
const RUN = 80
/** Tokens of one run, for the memory's sake. */
const MOST = 1600

/** Reads each window once, and those of about one length in one run, unless what they are padded with costs more than runs. */
async function encodeAll(encoder: Encoder, windows: readonly (readonly number[])[]) {
  const once = new Map(windows.map((ids) => [ids.join(), ids]))
  const left = [...once].toSorted(([, one], [, other]) => other.length - one.length)
  const read = new Map<string, Float32Array>()
  while (left.length > 0) {
    const longest = left[0]?.[1].length ?? 0
    let padded = 0
    const alike = left.findIndex(([, { length }], at) => {
      padded += longest - length
      return padded > RUN || (at > 0 && (at + 1) * longest > MOST)
    })
    const batch = left.splice(0, alike < 0 ? left.length : alike)
    const all = await encoder.encode(batch.map(([, ids]) => ids))
    for (const [place, [name]] of batch.entries()) read.set(name, all[place] ?? new Float32Array())
  }
  return windows.map((ids) => read.get(ids.join()) ?? new Float32Array())
}

/** A text's tokens with their ends: of a long one the beginning and the end. */
function windowOf(
  text: string,
  vocabulary: Vocabulary,
  { beginning, longest }: typeof MESSAGE,
): number[] {
  const { classification, separator } = vocabulary
  const ids = [classification, ...vocabulary.tokenize(text), separator]
  const over = ids.length - longest
  return over <= 0 ? ids : [...ids.slice(0, beginning), ...ids.slice(beginning + over)]
}

/** The numbers of heads.bin, of 16 bits each (bfloat16): the upper half of a number of 32. */
function halvesOf({ buffer, byteOffset, byteLength }: Uint8Array): Float32Array {
  const halves = new Uint16Array(buffer.slice(byteOffset, byteOffset + byteLength))
  return new Float32Array(Uint32Array.from(halves, (half) => half << 16).buffer)
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
      const [from, weight] = [at * WIDTH, own[at] ?? 0]
      // Four times as fast as by iterators, and a message has two million of them.
      for (let n = 0; n < WIDTH; n++) part[n] = (part[n] ?? 0) + weight * (tokens[from + n] ?? 0)
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
  const pooledBy = ({ outputs }: { outputs: number }) => (outputs + 1) * WIDTH
  const inputsOf = {
    entries: pooledBy(heads.queries),
    kinds: pooledBy(heads.kindQueries),
    scope: pooledBy(heads.scopeQueries),
    roles: pooledBy(heads.queries),
    schools: pooledBy(heads.queries),
    statements: heads.aim.outputs,
  }
  for (const name of ['entries', 'kinds', 'scope', 'roles', 'schools', 'statements'] as const) {
    if (heads[name].inputs !== inputsOf[name] || heads[name].outputs !== names[name].length)
      throw new Error(`heads.json does not describe the head '${name}' as it has to be.`)
  }
  const ends = Object.values(heads).map(({ at, inputs, outputs }) => at + (inputs + 1) * outputs)
  if (
    heads.sentenceKinds?.inputs !== inputsOf.kinds ||
    heads.sentenceKinds.outputs !== names.kinds.length ||
    numbers.length !== Math.max(...ends) ||
    !numbers.every(Number.isFinite)
  )
    throw new Error('heads.bin does not hold the numbers that heads.json describes.')
  return { heads, names }
}
