import { openModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import { json, openParts } from './openParts.ts'
import type { TimesFile } from './readerFiles.ts'
import { startModel } from './runModel.ts'

type Parts = Parameters<typeof openParts>[0] & Readonly<Record<TimesFile, Uint8Array>>

/** Opens the reader, with what tells times. @throws Error as `openParts` */
export async function openReader(parts: Parts): Promise<ReaderModel> {
  const files = { heads: json(parts.timesHeads), numbers: parts.timesNumbers }
  const times = { files, run: await startModel(parts.runtime, parts.timesModel) }
  return openParts(parts, (own, run) => openModel(own, run, times))
}
