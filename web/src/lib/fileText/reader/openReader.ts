import { openModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import type { ReaderFile } from './readerFiles.ts'
import { startModel } from './runModel.ts'

/**
 * Opens the reader.
 *
 * @throws Error where its files do not fit each other, or the device has too little memory
 */
export async function openReader(
  files: Readonly<Record<ReaderFile, Uint8Array>>,
): Promise<ReaderModel> {
  const { runtime, model, numbers } = files
  const json = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))
  const run = await startModel(runtime, model)
  return openModel(
    {
      tokenizer: json(files.tokenizer),
      tokenizerConfig: json(files.tokenizerConfig),
      heads: json(files.heads),
      numbers,
    },
    run,
  )
}
