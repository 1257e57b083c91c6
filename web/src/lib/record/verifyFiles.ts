import { type Verification, verifyExport } from '@hub/core/record/verifyExport'
import { EXPORT_MOST, fromManifest, readZip } from '@hub/core/record/zip'
import { sha256 } from '../content/digest.ts'
import type { ChosenFiles } from './givenFiles.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Checks an export: one ZIP, or the files of its folder. @throws Error where a file cannot be read */
export async function verifyFiles(chosen: ChosenFiles): Promise<Verification> {
  const given = await filesOf(chosen)
  return given ? verifyExport(given, sha256) : { result: 'unreadable' }
}

async function filesOf(chosen: ChosenFiles): Promise<ReadonlyMap<string, Bytes> | null> {
  const total = chosen.reduce((sum, { file }) => sum + file.size, 0)
  if (total > EXPORT_MOST.bytes || chosen.length > EXPORT_MOST.files) return null
  const [only] = chosen
  if (chosen.length === 1 && only) return readZip(await bytesOf(only.file))
  const files = new Map<string, Bytes>()
  for (const { path, file } of chosen) files.set(path, await bytesOf(file))
  return fromManifest(files)
}

async function bytesOf(file: File): Promise<Bytes> {
  return new Uint8Array(await file.arrayBuffer())
}
