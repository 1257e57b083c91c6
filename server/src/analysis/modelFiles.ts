import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
