import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoder, Vocabulary } from '@hub/core/reader/encoder'
import type { HeadsFile } from '@hub/core/reader/heads'
import { Tokenizer } from '@huggingface/tokenizers'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** A model as it lies in its folder. */
export interface OpenReader {
  readonly encoder: Encoder
  readonly vocabulary: Vocabulary
  readonly file: HeadsFile
  readonly numbers: Float32Array
}

/** Windows that are read at once: more of them save little and take memory. */
const BATCH = 8

/**
 * Opens the model of a folder: model.onnx, tokenizer.json, heads.json, heads.bin (learning/reader/export.py).
 *
 * @throws Error where a file is absent or no model
 */
export async function openReader(folder: string): Promise<OpenReader> {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const tokenizer = new Tokenizer(json('tokenizer.json'), json('tokenizer_config.json'))
  const idOf = (token: string) => tokenizer.token_to_id(token) ?? 0
  const session = await InferenceSession.create(join(folder, 'model.onnx'))
  const bytes = readFileSync(join(folder, 'heads.bin'))
  return {
    encoder: encoderOf(session),
    vocabulary: {
      classification: idOf('[CLS]'),
      separator: idOf('[SEP]'),
      tokenize: (text) => tokenizer.encode(text, { add_special_tokens: false }).ids,
    },
    file: json('heads.json') as HeadsFile,
    numbers: new Float32Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    ),
  }
}

function encoderOf(session: InferenceSession): Encoder {
  const width = 384
  return {
    width,
    async encode(windows) {
      const tokens: Float32Array[] = []
      const order = windows
        .map((_, at) => at)
        .toSorted((a, b) => lengthOf(windows[a]) - lengthOf(windows[b]))
      for (let at = 0; at < order.length; at += BATCH) {
        const some = order.slice(at, at + BATCH)
        const read = await readBatch(
          session,
          some.map((one) => windows[one] ?? []),
          width,
        )
        for (const [place, one] of some.entries()) tokens[one] = read[place] ?? new Float32Array()
      }
      return tokens
    },
  }
}

const lengthOf = (ids: readonly number[] | undefined) => ids?.length ?? 0

async function readBatch(
  session: InferenceSession,
  windows: readonly (readonly number[])[],
  width: number,
) {
  const longest = Math.max(...windows.map(lengthOf))
  const ids = new BigInt64Array(windows.length * longest)
  const attention = new BigInt64Array(windows.length * longest)
  for (const [row, window] of windows.entries()) {
    for (const [place, id] of window.entries()) {
      ids[row * longest + place] = BigInt(id)
      attention[row * longest + place] = 1n
    }
  }
  const dims = [windows.length, longest]
  const out = await session.run({
    input_ids: new Tensor('int64', ids, dims),
    attention_mask: new Tensor('int64', attention, dims),
  })
  const all = out['tokens']?.data as Float32Array
  return windows.map((window, row) =>
    all.slice(row * longest * width, (row * longest + window.length) * width),
  )
}
