import { openTagger, type Tagger } from '@hub/core/privacy/learnt/tagger'
import { assembleAll, getReader } from '../fileText/reader/getReader.ts'
import { openKept } from '../fileText/reader/keptPieces.ts'
import type { Models } from '../fileText/reader/readerFiles.ts'
import { startModel } from '../fileText/reader/runModel.ts'

/** The files of the models, cut by the build (tools/build/web/readerPieces.ts). */
declare const MODEL_FILES: Models

/**
 * Gets what is missing of the model that marks identifying details onto this device, and opens it.
 *
 * @throws Error where it does not come whole, or the device cannot run it
 */
export async function getTagger(): Promise<Tagger> {
  const kept = await openKept()
  await getReader(MODEL_FILES.details, kept, () => {}, MODEL_FILES)
  const files = await assembleAll(MODEL_FILES.details, kept)
  const json = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))
  return openTagger(
    {
      tokenizer: json(files.tokenizer),
      tokenizerConfig: json(files.tokenizerConfig),
      heads: json(files.heads),
      numbers: files.numbers,
    },
    await startModel(files.runtime, files.model),
  )
}
