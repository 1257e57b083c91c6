import { openModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import { json, openParts } from './openParts.ts'
import type { BesideFile } from './readerFiles.ts'
import { startModel } from './runModel.ts'

type Parts = Parameters<typeof openParts>[0] & Readonly<Record<BesideFile, Uint8Array>>

/** Opens the reader, with the models of times and pairs. @throws Error as `openParts` */
export async function openReader(parts: Parts): Promise<ReaderModel> {
  const beside = async (name: 'times' | 'pairs') => ({
    files: { heads: json(parts[`${name}Heads`]), numbers: parts[`${name}Numbers`] },
    run: await startModel(parts.runtime, parts[`${name}Model`]),
  })
  const models = { times: await beside('times'), pairs: await beside('pairs') }
  return openParts(parts, (own, run) => openModel(own, run, models))
}
