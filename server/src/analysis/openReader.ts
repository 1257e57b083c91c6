import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Encoder, Vocabulary } from '@hub/core/reader/encoder'
import type { RunModel } from '@hub/core/reader/openEncoder'
import { openModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import { headFiles, modelFiles, startModel } from './modelFiles.ts'

/** Cores that one document is read with, at most: more of them save little, since a batch is small. */
const CORES_MAX = 4

/**
 * Opens the model of a folder: model.onnx, heads.json and heads.bin (learning/reader/export.py), with the words and the
 * models of times and pairs that lie beside it in `words`, `times` and `pairs`, and reads a first window with each.
 *
 * @param beforeBatch is called before each batch of windows is read
 * @throws Error where a file is absent or damaged, or the files are not of one model
 */
export async function openReader(folder: string, beforeBatch = () => {}): Promise<ReaderModel> {
  const files = await modelFiles(folder)
  const cores = Math.min(CORES_MAX, availableParallelism())
  const start = async (own: string): Promise<RunModel> => {
    const run = await startModel(join(own, 'model.onnx'), cores)
    return (batch) => {
      beforeBatch()
      return run(batch)
    }
  }
  const beside = async (name: string) => {
    const own = join(folder, '..', name)
    return { files: await headFiles(own), run: await start(own) }
  }
  const model = openModel(files, await start(folder), {
    times: await beside('times'),
    pairs: await beside('pairs'),
  })
  for (const { encoder } of [model, model.times, model.pairs])
    await tryOut(encoder, model.vocabulary)
  return model
}

/** What is damaged inside of its numbers shows only when it is run. */
async function tryOut(encoder: Encoder, vocabulary: Vocabulary): Promise<void> {
  const ids = [vocabulary.classification, ...vocabulary.tokenize('hearing'), vocabulary.separator]
  const [tokens] = await encoder.encode([ids])
  if (tokens?.length !== ids.length * encoder.width || !tokens.every(Number.isFinite))
    throw new Error('model.onnx does not give the numbers of a reader.')
}
