import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openModel, type RunModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/**
 * Opens the model of a folder: model.onnx, tokenizer.json, heads.json, heads.bin (learning/reader/export.py).
 *
 * @throws Error where a file is absent or no model
 */
export async function openReader(folder: string): Promise<ReaderModel> {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const session = await InferenceSession.create(join(folder, 'model.onnx'))
  const run: RunModel = async ({ rows, columns, ids, attention }) => {
    const dims = [rows, columns]
    const out = await session.run({
      input_ids: new Tensor('int64', ids, dims),
      attention_mask: new Tensor('int64', attention, dims),
    })
    return out['tokens']?.data as Float32Array
  }
  return openModel(
    {
      tokenizer: json('tokenizer.json'),
      tokenizerConfig: json('tokenizer_config.json'),
      heads: json('heads.json'),
      numbers: readFileSync(join(folder, 'heads.bin')),
    },
    run,
  )
}
