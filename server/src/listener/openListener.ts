import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Listener, openListener as open } from '@hub/core/retrieval/listener'
import { modelFiles, startModel } from '../analysis/modelFiles.ts'
import { shippedListener } from './shippedListener.ts'

/** Cores that one message is heard with, at most: somebody waits for it, and others want theirs. */
const CORES_MAX = 2

/**
 * Opens the model of a folder: model.onnx, heads.json and heads.bin (learning/listener/export.py), with the words that lie
 * beside it.
 *
 * @throws Error where a file is absent or damaged, or the files are not of one model
 */
export async function openListener(folder = shippedListener): Promise<Listener> {
  const cores = Math.min(CORES_MAX, availableParallelism())
  return open(await modelFiles(folder), await startModel(join(folder, 'model.onnx'), cores))
}
