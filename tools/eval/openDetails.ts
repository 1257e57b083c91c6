import { join } from 'node:path'
import { openTagger, type Tagger } from '@hub/core/privacy/learnt/tagger'
import { headFiles, startModel, wordFiles } from '@hub/server/analysis/modelFiles'

const shipped = join(import.meta.dirname, '../../models/details')

/** Opens the model that ships, or another of the same make, which marks identifying details. */
export async function openDetails(folder = shipped): Promise<Tagger> {
  const files = { ...(await wordFiles(folder)), ...(await headFiles(folder)) }
  return openTagger(files, await startModel(join(folder, 'model.onnx'), 1))
}
