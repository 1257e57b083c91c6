import { isWebPage } from '@hub/core/extract/webPage'
import { readCompoundNames } from './compoundFile.ts'
import {
  damagedWord,
  type Judgement,
  locked,
  notADocument,
  type Refused,
  unknownKind,
  webPage,
  withMacros,
} from './kinds.ts'
import { TextCheck } from './textCheck.ts'
import { readZipDirectory, readZipPart, type Source, type ZipEntry } from './zip.ts'

const CONTENT_TYPES = '[Content_Types].xml'

/** What else is packed as ZIP, by a name or a beginning of a name in it. */
const otherZips: readonly [beginning: string, what: string][] = [
  ['xl/', 'an Excel file'],
  ['ppt/', 'a PowerPoint file'],
  ['visio/', 'a Visio file'],
  ['Index/', 'an Apple Pages, Numbers or Keynote file'],
  ['META-INF/container.xml', 'an e-book (EPUB)'],
  ['content.xml', 'an OpenDocument file (such as ODT)'],
]

/** How the first part of a MIME type reads to a person. */
const families: Record<string, string> = {
  image: 'a picture',
  audio: 'a sound recording',
  video: 'a video',
  font: 'a font',
}

/** What else is kept in a compound file, by the name of a stream in it. */
const otherCompounds: readonly [stream: string, what: string][] = [
  ['Workbook', 'an Excel file (XLS)'],
  ['Book', 'an Excel file (XLS)'],
  ['PowerPoint Document', 'a PowerPoint file (PPT)'],
  ['VisioDocument', 'a Visio file'],
  ['__properties_version1.0', 'an Outlook message (MSG)'],
]

/** A PDF may have something before its header, as old mail programs put there. */
const PDF_WITHIN = 1024

/** What the kinds are told apart by. */
const HEAD_BYTES = 4100

/**
 * Says what a file is by its content alone, in two steps: `take` follows the bytes as they come, so that a
 * picture is refused before all of it was sent; `judge` reads the finished file where the answer stands at its
 * end.
 */
export class ContentJudge {
  #head: Buffer = Buffer.alloc(0)
  #text: TextCheck | null = null
  #isBegun = false

  /** Takes the next bytes. False: nothing that follows can make the file one that is taken. */
  take(bytes: Buffer): boolean {
    if (this.#isBegun) {
      this.#text?.take(bytes)
    } else {
      this.#head = Buffer.concat([this.#head, bytes])
      if (this.#head.length >= HEAD_BYTES) this.#begin()
    }
    return !this.#text?.isHopeless
  }

  /** Names what the file is, where `take` answered false. */
  otherKind(): Promise<Refused> {
    return otherKind(this.#head)
  }

  /** The first bytes are there, or there are no more. */
  #begin(): void {
    this.#isBegun = true
    if (family(this.#head) !== null) return
    this.#text = new TextCheck()
    this.#text.take(this.#head)
  }

  /** What the file is, when all of it was taken and nothing spoke against it. */
  async judge(source: Source): Promise<Judgement> {
    if (!this.#isBegun) this.#begin()
    switch (family(this.#head)) {
      case 'pdf':
        return (await knownOther(this.#head)) ?? { kind: 'pdf' }
      case 'zip':
        return judgeZip(source)
      case 'compound':
        return judgeCompound(source)
      case 'rtf':
        return notADocument('a rich text file (RTF)')
      default:
        if (isWebPage(this.#head)) return webPage
        return this.#text?.isText() ? { kind: 'txt' } : this.otherKind()
    }
  }
}

/** The family of a file by its first bytes; null where they might be text. */
function family(head: Buffer): 'pdf' | 'zip' | 'compound' | 'rtf' | null {
  const begins = (signature: string) =>
    head.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'))
  if (begins('PK\x03\x04')) return 'zip'
  if (begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound'
  if (begins('{\\rtf')) return 'rtf'
  return /%PDF-\d/.test(head.toString('latin1', 0, PDF_WITHIN)) ? 'pdf' : null
}

/** Says whether a compound file is a Word document without macros. */
async function judgeCompound(source: Source): Promise<Judgement> {
  const names = await readCompoundNames(source)
  if (!names) return damagedWord
  // A DOCX with a password is a compound file around the encrypted archive.
  if (names.includes('EncryptedPackage')) return locked
  if (names.includes('WordDocument')) {
    return names.includes('_VBA_PROJECT') ? withMacros : { kind: 'doc' }
  }
  const other = otherCompounds.find(([stream]) => names.includes(stream))
  return notADocument(other?.[1] ?? 'an old Office file that is no Word document')
}

/** Names what a refused file is, by its first bytes. */
async function otherKind(head: Buffer): Promise<Refused> {
  return (await knownOther(head)) ?? unknownKind
}

/** As `otherKind`; null for a PDF and for what nobody knows. */
async function knownOther(head: Buffer): Promise<Refused | null> {
  // Loaded only when it is needed.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  if (!type || type.ext === 'pdf') return null
  const family = families[type.mime.split('/')[0] ?? ''] ?? 'another kind of file'
  return notADocument(`${family} (${type.ext.toUpperCase()})`)
}

/** Says whether a ZIP archive is a Word document without macros. */
async function judgeZip(source: Source): Promise<Judgement> {
  const entries = await readZipDirectory(source)
  if (!entries) return damagedWord
  const named = (test: (name: string) => boolean) => entries.find(({ name }) => test(name))
  const types = named((name) => name === CONTENT_TYPES)
  // Word for the web calls the main part document2.xml.
  if (types && named((name) => /^word\/document\d*\.xml$/i.test(name))) {
    if (named((name) => /(^|\/)vbaProject\.bin$/i.test(name))) return withMacros
    return judgeWord(source, types)
  }
  const other = otherZips.find(([beginning]) => named((name) => name.startsWith(beginning)))
  return notADocument(other?.[1] ?? 'an archive (ZIP)')
}

async function judgeWord(source: Source, types: ZipEntry): Promise<Judgement> {
  const part = await readZipPart(source, types)
  if (!part) return damagedWord
  // In UTF-16, which XML may be, a NUL parts the letters.
  const text = part.toString('latin1').replaceAll('\0', '')
  return /macroEnabled|vbaProject/i.test(text) ? withMacros : { kind: 'docx' }
}
