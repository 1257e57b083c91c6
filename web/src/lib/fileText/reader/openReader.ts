import { openModel } from '@hub/core/reader/openModel'
import type { ReaderModel } from '@hub/core/reader/stances'
import { openParts } from './openParts.ts'

/** Opens the reader. @throws Error as `openParts` */
export function openReader(files: Parameters<typeof openParts>[0]): Promise<ReaderModel> {
  return openParts(files, openModel)
}
