import { damagedWord, type Judgement, notADocument, withMacros } from './kinds.ts'
import type { Source } from './source.ts'
import { readZipDirectory, readZipPart, type ZipEntry } from './zip.ts'

const CONTENT_TYPES = '[Content_Types].xml'

/** What else is packed as ZIP, by a name or a beginning of a name in it. */
const others: readonly [beginning: string, what: string][] = [
  ['xl/', 'an Excel file'],
  ['ppt/', 'a PowerPoint file'],
  ['visio/', 'a Visio file'],
  ['Index/', 'an Apple Pages, Numbers or Keynote file'],
  ['META-INF/container.xml', 'an e-book (EPUB)'],
  ['content.xml', 'an OpenDocument file (such as ODT)'],
]

/** Says whether a ZIP archive is a Word document without macros. */
export async function judgeZip(source: Source): Promise<Judgement> {
  const entries = await readZipDirectory(source)
  if (!entries) return damagedWord
  const named = (test: (name: string) => boolean) => entries.find(({ name }) => test(name))
  const types = named((name) => name === CONTENT_TYPES)
  // Word for the web calls the main part document2.xml.
  if (types && named((name) => /^word\/document\d*\.xml$/i.test(name))) {
    if (named((name) => /(^|\/)vbaProject\.bin$/i.test(name))) return withMacros
    return judgeWord(source, types)
  }
  const other = others.find(([beginning]) => named((name) => name.startsWith(beginning)))
  return notADocument(other?.[1] ?? 'an archive (ZIP)')
}

async function judgeWord(source: Source, types: ZipEntry): Promise<Judgement> {
  const part = await readZipPart(source, types)
  if (!part) return damagedWord
  // In UTF-16, which XML may be, a NUL parts the letters.
  const text = part.toString('latin1').replaceAll('\0', '')
  return /macroEnabled|vbaProject/i.test(text) ? withMacros : { kind: 'docx' }
}
