import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openModel, type RunModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** Cores that one document is read with, at most: more of them save little, since a batch is small. */
const CORES_MAX = 4

const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: Math.min(CORES_MAX, availableParallelism()),
  // The server answers requests on the same cores: a thread that waits for work must not hold one.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
}

/**
 * Opens the model of a folder: model.onnx, tokenizer.json, tokenizer_config.json, heads.json and heads.bin
 * (learning/reader/export.py), and reads a first window with it.
 *
 * @param beforeBatch is called before each batch of windows is read
 * @throws Error where a file is absent or damaged, or the files are not of one model
 */
export async function openReader(folder: string, beforeBatch = () => {}): Promise<ReaderModel> {
  const bytes = (name: string) => readFile(join(folder, name))
  const json = async (name: string): Promise<unknown> =>
    JSON.parse((await bytes(name)).toString('utf8'))
  const files = {
    tokenizer: await json('tokenizer.json'),
    tokenizerConfig: await json('tokenizer_config.json'),
    heads: await json('heads.json'),
    numbers: await bytes('heads.bin'),
  }
  const model = openModel(
    files,
    runBy(await InferenceSession.create(join(folder, 'model.onnx'), options), beforeBatch),
  )
  await tryOut(model)
  return model
}

function runBy(session: InferenceSession, beforeBatch: () => void): RunModel {
  return async ({ rows, columns, ids, attention }) => {
    beforeBatch()
    const dims = [rows, columns]
    const out = await session.run({
      input_ids: new Tensor('int64', ids, dims),
      attention_mask: new Tensor('int64', attention, dims),
    })
    const numbers = out['tokens']?.data
    if (!(numbers instanceof Float32Array)) throw new Error('model.onnx gives no tokens.')
    return numbers
  }
}

/** What is damaged inside of its numbers shows only when it is run. */
async function tryOut({ encoder, vocabulary }: ReaderModel): Promise<void> {
  const ids = [vocabulary.classification, ...vocabulary.tokenize('hearing'), vocabulary.separator]
  const [tokens] = await encoder.encode([ids])
  if (tokens?.length !== ids.length * encoder.width || !tokens.every(Number.isFinite))
    throw new Error('model.onnx does not give the numbers of a reader.')
}
