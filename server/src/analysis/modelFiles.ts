import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunModel } from '@hub/core/reader/openEncoder'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/**
 * Reads what lies beside a model.onnx: heads.json and heads.bin.
 *
 * @throws Error where one is absent or no JSON
 */
export async function headFiles(folder: string) {
  return {
    heads: await json(folder, 'heads.json'),
    numbers: await readFile(join(folder, 'heads.bin')),
  }
}

/**
 * Reads how words become tokens: tokenizer.json and tokenizer_config.json.
 *
 * @throws Error where one is absent or no JSON
 */
export async function wordFiles(folder: string) {
  return {
    tokenizer: await json(folder, 'tokenizer.json'),
    tokenizerConfig: await json(folder, 'tokenizer_config.json'),
  }
}

/**
 * Reads an encoder's files but for model.onnx. Its words lie in the folder `words` beside its own, since encoders of one
 * base share them.
 *
 * @throws Error where one is absent or no JSON
 */
export async function modelFiles(folder: string) {
  const words = join(folder, '../words')
  return {
    ...(await wordFiles(words)),
    vectors: await readFile(join(words, 'vectors.bin')),
    ...(await headFiles(folder)),
  }
}

async function json(folder: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, name), 'utf8'))
}

/**
 * Starts model.onnx.
 *
 * @param cores that one batch is read with
 * @throws Error where the file is absent or damaged
 */
export async function startModel(file: string, cores: number): Promise<RunModel> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: cores,
    // The server answers requests on the same cores: a thread that waits for work must not hold one.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  return async (inputs) => {
    const given = Object.entries(inputs).map(
      ([name, { numbers, dims }]) => [name, new Tensor(numbers, dims)] as const,
    )
    const out = await session.run(Object.fromEntries(given))
    const numbers = out[session.outputNames[0] ?? '']?.data
    if (!(numbers instanceof Float32Array)) throw new Error('model.onnx gives no numbers.')
    return numbers
  }
}
