import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import { modelFiles } from './modelFiles.ts'
import { startModel } from './startModel.ts'

/** Cores that one document is read with, at most: more of them save little, since a batch is small. */
const CORES_MAX = 4

/**
 * Opens the model of a folder: model.onnx, heads.json and heads.bin (learning/reader/export.py), with the words that lie
 * beside it, and reads a first window with it.
 *
 * @param beforeBatch is called before each batch of windows is read
 * @throws Error where a file is absent or damaged, or the files are not of one model
 */
export async function openReader(folder: string, beforeBatch = () => {}): Promise<ReaderModel> {
  const files = await modelFiles(folder)
  const cores = Math.min(CORES_MAX, availableParallelism())
  const run = await startModel(join(folder, 'model.onnx'), cores)
  const model = openModel(files, (batch) => {
    beforeBatch()
    return run(batch)
  })
  await tryOut(model)
  return model
}

/** What is damaged inside of its numbers shows only when it is run. */
async function tryOut({ encoder, vocabulary }: ReaderModel): Promise<void> {
  const ids = [vocabulary.classification, ...vocabulary.tokenize('hearing'), vocabulary.separator]
  const [tokens] = await encoder.encode([ids])
  if (tokens?.length !== ids.length * encoder.width || !tokens.every(Number.isFinite))
    throw new Error('model.onnx does not give the numbers of a reader.')
}
