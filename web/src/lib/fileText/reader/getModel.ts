import { assembleAll, getReader } from './getReader.ts'
import { openKept } from './keptPieces.ts'
import type { openParts } from './openParts.ts'
import type { Models, ReaderFiles, ReaderProgress } from './readerFiles.ts'

/** The files of the models, cut by the build (tools/build/web/readerPieces.ts). */
declare const MODEL_FILES: Models

/**
 * Gets what is missing of a model onto this device, and opens it.
 *
 * @param open puts it together of its files and of what runs it
 * @param onProgress is told nothing where all is there
 * @throws Error where it does not come whole, or the device cannot run it
 */
export async function getModel<Model>(
  name: keyof Models,
  open: Parameters<typeof openParts<Model>>[1],
  onProgress: (progress: ReaderProgress) => void = () => {},
): Promise<Model> {
  const kept = await openKept()
  const own: ReaderFiles = MODEL_FILES[name]
  await getReader(own, kept, onProgress, MODEL_FILES)
  const [files, { openParts: start }] = await Promise.all([
    assembleAll(own, kept),
    import('./openParts.ts'),
  ])
  return start(files, open)
}
