import { foreignLine } from '@hub/core/text/foreignText'
import { readUserDocuments } from './readProfile.ts'
import type { Hex, RegistryDocument } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** All documents of a user, newest first. */
export async function readDocuments(
  reader: RegistryReader,
  user: Hex,
): Promise<RegistryDocument[]> {
  const ids = await readUserDocuments(reader, user)
  return Promise.all(ids.toReversed().map((id) => readDocument(reader, id)))
}

/** One document. Rejects where there is none with this id. */
export async function readDocument(reader: RegistryReader, id: number): Promise<RegistryDocument> {
  const document = await readRegistry(reader, 'getDocument', [BigInt(id)])
  return {
    ...document,
    id: Number(document.id),
    filename: foreignLine(document.filename, LINE_MOST),
    mimeType: foreignLine(document.mimeType, LINE_MOST),
    size: Number(document.size),
    timestamp: Number(document.timestamp),
  }
}
