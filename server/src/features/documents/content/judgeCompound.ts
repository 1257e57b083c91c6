import { readCompoundNames } from './compoundFile.ts'
import { damagedWord, type Judgement, locked, notADocument, withMacros } from './kinds.ts'
import type { Source } from './source.ts'

/** What else is kept in a compound file, by the name of a stream in it. */
const others: readonly [stream: string, what: string][] = [
  ['Workbook', 'an Excel file (XLS)'],
  ['Book', 'an Excel file (XLS)'],
  ['PowerPoint Document', 'a PowerPoint file (PPT)'],
  ['VisioDocument', 'a Visio file'],
  ['__properties_version1.0', 'an Outlook message (MSG)'],
]

/** Says whether a compound file is a Word document without macros. */
export async function judgeCompound(source: Source): Promise<Judgement> {
  const names = await readCompoundNames(source)
  if (!names) return damagedWord
  // A DOCX with a password is a compound file around the encrypted archive.
  if (names.includes('EncryptedPackage')) return locked
  if (names.includes('WordDocument')) {
    return names.includes('_VBA_PROJECT') ? withMacros : { kind: 'doc' }
  }
  const other = others.find(([stream]) => names.includes(stream))
  return notADocument(other?.[1] ?? 'an old Office file that is no Word document')
}
