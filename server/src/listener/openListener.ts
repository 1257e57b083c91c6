import { join } from 'node:path'
import { type Listener, openListener as open } from '@hub/core/retrieval/listener'
import { modelFiles } from '../analysis/modelFiles.ts'
import { startModel } from '../analysis/startModel.ts'
import { shippedListener } from './shippedListener.ts'

/**
 * Opens the model of a folder: model.onnx, tokenizer.json, tokenizer_config.json, heads.json and heads.bin
 * (learning/listener/export.py).
 *
 * @throws Error where a file is absent or damaged, or the files are not of one model
 */
export async function openListener(folder = shippedListener): Promise<Listener> {
  return open(await modelFiles(folder), await startModel(join(folder, 'model.onnx'), 1))
}
