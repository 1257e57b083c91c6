import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads what lies beside a model.onnx: tokenizer.json, tokenizer_config.json, heads.json and heads.bin.
 *
 * @throws Error where one is absent or no JSON
 */
export async function modelFiles(folder: string) {
  const bytes = (name: string) => readFile(join(folder, name))
  const json = async (name: string): Promise<unknown> =>
    JSON.parse((await bytes(name)).toString('utf8'))
  return {
    tokenizer: await json('tokenizer.json'),
    tokenizerConfig: await json('tokenizer_config.json'),
    heads: await json('heads.json'),
    numbers: await bytes('heads.bin'),
  }
}
