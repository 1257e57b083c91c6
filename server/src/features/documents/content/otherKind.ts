import { notADocument, type Refused, unknownKind } from './kinds.ts'

/** How the first part of a MIME type reads to a person. */
const families: Record<string, string> = {
  image: 'a picture',
  audio: 'a sound recording',
  video: 'a video',
  font: 'a font',
}

/** Names what a refused file is, by its first bytes. */
export async function otherKind(head: Buffer): Promise<Refused> {
  return (await knownOther(head)) ?? unknownKind
}

/** As `otherKind`; null for a PDF and for what nobody knows. */
export async function knownOther(head: Buffer): Promise<Refused | null> {
  // Loaded only when it is needed.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  if (!type || type.ext === 'pdf') return null
  const family = families[type.mime.split('/')[0] ?? ''] ?? 'another kind of file'
  return notADocument(`${family} (${type.ext.toUpperCase()})`)
}
