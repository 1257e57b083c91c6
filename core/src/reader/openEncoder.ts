import { Tokenizer } from '@huggingface/tokenizers'
import type { Encoder, Vocabulary } from './encoder.ts'

/** The files of a model's folder that say how words become tokens. */
export interface WordFiles {
  /** tokenizer.json */
  readonly tokenizer: unknown
  /** tokenizer_config.json */
  readonly tokenizerConfig: unknown
}

/** Whole numbers of one input, and how many there are along each side. */
export interface Input {
  readonly numbers: BigInt64Array
  readonly dims: readonly number[]
}

/** Runs a model.onnx on inputs by their names, and answers its only output. */
export type RunModel = (inputs: Readonly<Record<string, Input>>) => Promise<Float32Array>

/** A batch of windows that are padded to one length, row by row. */
interface Batch {
  readonly rows: number
  readonly columns: number
  readonly ids: BigInt64Array
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
  words: WordFiles,
  run: RunModel,
): { readonly encoder: Encoder; readonly vocabulary: Vocabulary } {
  return { encoder: encoderOf(run), vocabulary: openWords(words) }
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
    tokenize: (text) => words.encode(text, { add_special_tokens: false }).ids,
  }
}

/** A copy: the numbers of a part of a larger buffer need not begin where a number may. */
export function numbersOf({ buffer, byteOffset, byteLength }: Uint8Array): Float32Array {
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Windows of one call are padded to the length of the longest. */
function encoderOf(run: RunModel): Encoder {
  return {
    width: WIDTH,
    async encode(windows) {
      const batch = padded(windows)
      const dims = [batch.rows, batch.columns]
      const all = await run({
        input_ids: { numbers: batch.ids, dims },
        attention_mask: { numbers: batch.attention, dims },
      })
      return windows.map(({ length }, row) => {
        const from = row * batch.columns * WIDTH
        return all.slice(from, from + length * WIDTH)
      })
    },
  }
}

function padded(windows: readonly (readonly number[])[]): Batch {
  const columns = Math.max(...windows.map(({ length }) => length))
  const ids = new BigInt64Array(windows.length * columns)
  const attention = new BigInt64Array(windows.length * columns)
  for (const [row, window] of windows.entries()) {
    for (const [place, id] of window.entries()) {
      ids[row * columns + place] = BigInt(id)
      attention[row * columns + place] = 1n
    }
  }
  return { rows: windows.length, columns, ids, attention }
}
