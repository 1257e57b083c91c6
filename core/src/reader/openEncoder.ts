import { Tokenizer } from '@huggingface/tokenizers'
import type { Encoder, Vocabulary } from './encoder.ts'

/** The files that say how words become tokens. */
export interface WordFiles {
  /** tokenizer.json */
  readonly tokenizer: unknown
  /** tokenizer_config.json */
  readonly tokenizerConfig: unknown
}

/** The same with what the encoders of one base share: the files of models/words (learning/words.py). */
export interface SharedFiles extends WordFiles {
  /** vectors.bin: a row of 8 bits for each token, then what each row is multiplied by */
  readonly vectors: Uint8Array
}

/** Numbers of one input, and how many there are along each side. */
export interface Input {
  readonly numbers: BigInt64Array | Float32Array
  readonly dims: readonly number[]
}

/** Runs a model.onnx on inputs by their names, and answers its only output. */
export type RunModel = (inputs: Readonly<Record<string, Input>>) => Promise<Float32Array>

/** A batch of windows that are padded to one length, row by row. */
interface Batch {
  readonly rows: number
  readonly columns: number
  /** The tokens' vectors, one after the other. */
  readonly vectors: Float32Array
  /** 1 for a window's own tokens, 0 for what it is padded with. */
  readonly attention: BigInt64Array
}

/** Numbers of a token's vector: that of MiniLM. */
export const WIDTH = 384

/**
 * Puts an encoder together of its words and of what runs it: onnxruntime, the same on the server and in a browser.
 *
 * @throws Error where a file is damaged
 */
export function openEncoder(
  words: SharedFiles,
  run: RunModel,
): { readonly encoder: Encoder; readonly vocabulary: Vocabulary } {
  return { encoder: encoderWith(words.vectors, run), vocabulary: openWords(words) }
}

/**
 * @param vectors vectors.bin of the words whose ids it reads
 * @throws Error where that file was cut off
 */
export function encoderWith(vectors: Uint8Array, run: RunModel): Encoder {
  return encoderOf(run, openVectors(vectors))
}

/**
 * Opens what parts a text into a model's tokens.
 *
 * @throws Error where a file is damaged
 */
export function openWords({ tokenizer, tokenizerConfig }: WordFiles): Vocabulary {
  const words = new Tokenizer(tokenizer, tokenizerConfig)
  const idOf = (token: string) => {
    const id = words.token_to_id(token)
    if (id === undefined) throw new Error(`tokenizer.json does not know ${token}.`)
    return id
  }
  return {
    classification: idOf('[CLS]'),
    separator: idOf('[SEP]'),
    mask: idOf('[MASK]'),
    tokenize: (text) => words.encode(text, { add_special_tokens: false }).ids,
  }
}

/** A copy: the numbers of a part of a larger buffer need not begin where a number may. */
export function numbersOf({ buffer, byteOffset, byteLength }: Uint8Array): Float32Array {
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Writes a token's vector into its place. */
type WriteVector = (id: number, into: Float32Array, at: number) => void

/** How many words a vectors.bin has a row for. @throws Error where the file was cut off */
export function countWords(file: Uint8Array): number {
  const words = file.length / (WIDTH + Float32Array.BYTES_PER_ELEMENT)
  if (!Number.isInteger(words) || words === 0) throw new Error('vectors.bin is damaged.')
  return words
}

/** Rows stay in 8 bits, and are widened as they are asked for. @throws Error where the file was cut off */
function openVectors(file: Uint8Array): WriteVector {
  const tokens = countWords(file)
  const rows = new Int8Array(file.buffer, file.byteOffset, tokens * WIDTH)
  const scales = numbersOf(file.subarray(tokens * WIDTH))
  return (id, into, at) => {
    const [from, scale] = [id * WIDTH, scales[id] ?? Number.NaN]
    for (let place = 0; place < WIDTH; place++)
      into[at + place] = (rows[from + place] ?? Number.NaN) * scale
  }
}

/** Windows of one call are padded to the length of the longest. */
function encoderOf(run: RunModel, write: WriteVector): Encoder {
  return {
    width: WIDTH,
    async encode(windows) {
      const batch = padded(windows, write)
      const dims = [batch.rows, batch.columns]
      const all = await run({
        vectors: { numbers: batch.vectors, dims: [...dims, WIDTH] },
        attention_mask: { numbers: batch.attention, dims },
      })
      return windows.map(({ length }, row) => {
        const from = row * batch.columns * WIDTH
        return all.subarray(from, from + length * WIDTH)
      })
    },
  }
}

function padded(windows: readonly (readonly number[])[], write: WriteVector): Batch {
  const columns = Math.max(...windows.map(({ length }) => length))
  const vectors = new Float32Array(windows.length * columns * WIDTH)
  const attention = new BigInt64Array(windows.length * columns)
  for (const [row, window] of windows.entries()) {
    for (const [place, id] of window.entries()) {
      const token = row * columns + place
      write(id, vectors, token * WIDTH)
      attention[token] = 1n
    }
  }
  return { rows: windows.length, columns, vectors, attention }
}
