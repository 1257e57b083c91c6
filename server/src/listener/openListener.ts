import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Listener, openListener as open } from '@hub/core/retrieval/listener'
import { startModel } from '../analysis/startModel.ts'
import { shippedListener } from './shippedListener.ts'

/**
 * Opens the model of a folder: model.onnx, tokenizer.json, tokenizer_config.json, heads.json and heads.bin
 * (learning/listener/export.py).
 *
 * @throws Error where a file is absent or damaged, or the files are not of one model
 */
export async function openListener(folder = shippedListener): Promise<Listener> {
  const bytes = (name: string) => readFile(join(folder, name))
  const json = async (name: string): Promise<unknown> =>
    JSON.parse((await bytes(name)).toString('utf8'))
  const files = {
    tokenizer: await json('tokenizer.json'),
    tokenizerConfig: await json('tokenizer_config.json'),
    heads: await json('heads.json'),
    numbers: await bytes('heads.bin'),
  }
  return open(files, await startModel(join(folder, 'model.onnx'), 1))
}
