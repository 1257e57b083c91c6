import { type Listener, openListener } from '@hub/core/retrieval/listener'
import { assembleAll, getReader } from '../../../lib/fileText/reader/getReader.ts'
import { openKept } from '../../../lib/fileText/reader/keptPieces.ts'
import type { Models, ReaderProgress } from '../../../lib/fileText/reader/readerFiles.ts'

/** The files of the models, cut by the build (tools/build/web/readerPieces.ts). */
declare const MODEL_FILES: Models

/**
 * Gets what is missing of the model that hears messages onto this device, and opens it.
 *
 * @param onProgress is told nothing where all is there
 * @throws Error where it does not come whole, or the device cannot run it
 */
export async function getListener(
  onProgress: (progress: ReaderProgress) => void,
): Promise<Listener> {
  const kept = await openKept()
  await getReader(MODEL_FILES.listener, kept, onProgress, MODEL_FILES)
  const [files, { startModel }] = await Promise.all([
    assembleAll(MODEL_FILES.listener, kept),
    import('../../../lib/fileText/reader/runModel.ts'),
  ])
  const json = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))
  return openListener(
    {
      tokenizer: json(files.tokenizer),
      tokenizerConfig: json(files.tokenizerConfig),
      heads: json(files.heads),
      numbers: files.numbers,
    },
    await startModel(files.runtime, files.model),
  )
}
