import { strToU8 } from 'fflate'
import { readXml } from '../../extract/docx/xml.ts'
import { escaped } from '../../html/escaped.ts'
import { isLocalPath } from '../localPath.ts'
import { cleanJpeg } from '../pictures/cleanJpeg.ts'
import { cleanPng } from '../pictures/cleanPng.ts'
import { type Cleaned, CleaningProblem, type TraceKind } from '../trace.ts'
import { TraceList } from '../traceList.ts'
import { noteComments, noteProperties } from './noteProperties.ts'
import { openPackage, type PackageFiles, writePackage, xmlOf } from './packageFile.ts'
import {
  type Relationship,
  readRelationships,
  relationshipsName,
  relationshipsXml,
  targetName,
} from './relationships.ts'
import { rewriteXml } from './rewriteXml.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Kinds of parts that a document is shown by, found by their place. */
const ALWAYS_KEPT = set(
  'styles numbering settings webSettings fontTable theme footnotes endnotes chartStyle chartColorStyle diagramDrawing',
)

/** Those that it refers to where they are shown. */
const KEPT_WHERE_SHOWN = set(
  'header footer image hyperlink chart chartEx chartUserShapes font diagramData diagramLayout diagramQuickStyle diagramColors',
)

/** Kinds that go, and what they are. */
const GONE: Readonly<Record<string, TraceKind>> = {
  comments: 'comments',
  commentsExtended: 'comments',
  commentsIds: 'comments',
  commentsExtensible: 'comments',
  people: 'comments',
  customXml: 'appData',
  glossaryDocument: 'appData',
  stylesWithEffects: 'appData',
  printerSettings: 'program',
  attachedTemplate: 'template',
  mailMergeSource: 'dataSource',
  mailMergeHeaderSource: 'dataSource',
  recipientData: 'dataSource',
  mailMergeRecipientData: 'dataSource',
  vbaProject: 'macros',
  wordVbaData: 'macros',
  control: 'program_inside',
  activeXControlBinary: 'program_inside',
  keyMapCustomizations: 'program_inside',
  attachedToolbars: 'program_inside',
  webextensiontaskpanes: 'program_inside',
  webextension: 'program_inside',
  package: 'attachment',
  oleObject: 'attachment',
  thumbnail: 'preview',
  hdphoto: 'pictureBefore',
}

/** Kinds whose parts are no trace of their own: the marks that belong to them are counted. */
const UNCOUNTED = set('commentsExtended commentsIds commentsExtensible people stylesWithEffects')

const NAME = '[Content_Types].xml'

const SPACE = 'http://schemas.openxmlformats.org/package/2006/content-types'

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/**
 * A Word document with those parts only that show it, each without marks of editing. The bytes given are not changed.
 * @throws CleaningProblem
 */
export function cleanDocx(bytes: Uint8Array): Cleaned {
  const copy = new DocxCopy(openPackage(bytes))
  return copy.written()
}

/** Relationships of the package that are lists of facts. */
const PROPERTIES = new Set(['core-properties', 'extended-properties', 'custom-properties'])

class DocxCopy {
  readonly #files: PackageFiles
  readonly #kept: PackageFiles = {}
  readonly #seen = new Set<string>()
  readonly #traces = new TraceList()

  constructor(files: PackageFiles) {
    this.#files = files
  }

  written(): Cleaned {
    const own = readRelationships(this.#files, '')
    const document = own.find(({ kind }) => kind === 'officeDocument')
    const main = document ? targetName('', document.target) : 'word/document.xml'
    if (!this.#files[main]) throw new CleaningProblem('damaged')
    for (const one of own) if (one !== document) this.#noteOwn(one)
    const open = [main]
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (this.#seen.has(part)) continue
      this.#seen.add(part)
      open.push(...this.#copyPart(part))
    }
    this.#noteRest()
    const head: PackageFiles = {
      '[Content_Types].xml': strToU8(contentTypesXml(this.#files, main, this.#kept)),
    }
    if (document) head['_rels/.rels'] = strToU8(relationshipsXml([document]))
    return {
      bytes: writePackage({ ...head, ...this.#kept }),
      removed: this.#traces.removed(),
      kept: this.#traces.kept(),
    }
  }

  /** What hangs on the package itself, beside the document. */
  #noteOwn({ kind, target }: Relationship): void {
    const part = targetName('', target)
    this.#seen.add(part)
    if (kind === 'classificationlabels') this.#traces.goes('property')
    else if (PROPERTIES.has(kind)) noteProperties(this.#files, part, this.#traces)
    else this.#traces.goes(GONE[kind] ?? (/signature/i.test(kind) ? 'signature' : 'appData'))
  }

  /** Copies a part without what it carries. Answers the parts that it leads to. */
  #copyPart(part: string): string[] {
    const content = this.#files[part]
    if (!content) return []
    if (!/\.xml$/i.test(part)) {
      this.#kept[part] = this.#cleanContent(part, content)
      return []
    }
    const { xml, ids } = rewriteXml(xmlOf(content), this.#traces)
    this.#kept[part] = strToU8(xml)
    const all = readRelationships(this.#files, part)
    const kept = all.flatMap((one) => this.#keptRelationship(part, one, ids))
    if (kept.length > 0) this.#kept[relationshipsName(part)] = strToU8(relationshipsXml(kept))
    return kept.filter(({ isOutside }) => !isOutside).map(({ target }) => targetName(part, target))
  }

  #keptRelationship(part: string, one: Relationship, ids: ReadonlySet<string>): Relationship[] {
    const { kind } = one
    const gone = GONE[kind]
    if (gone) {
      this.#noteGone(part, one)
      return []
    }
    const isShown = ids.has(one.id)
    if (!ALWAYS_KEPT.has(kind) && !isShown) return []
    if (!ALWAYS_KEPT.has(kind) && !KEPT_WHERE_SHOWN.has(kind)) this.#traces.stays('insidePart')
    if (!one.isOutside) return [one]
    if (isLocalPath(one.target)) {
      this.#traces.goes('path', one.target)
      return [{ ...one, target: 'about:blank' }]
    }
    if (kind !== 'hyperlink') this.#traces.stays('fromElsewhere', one.target)
    return [one]
  }

  #noteGone(part: string, { kind, target, isOutside }: Relationship): void {
    const name = targetName(part, target)
    this.#seen.add(name)
    if (kind === 'comments') noteComments(this.#files, name, this.#traces)
    else if (!UNCOUNTED.has(kind)) {
      this.#traces.goes(GONE[kind] ?? 'appData', isOutside ? target : '')
    }
    // What hangs on it goes with it.
    for (const inner of readRelationships(this.#files, name)) {
      if (!inner.isOutside) this.#seen.add(targetName(name, inner.target))
    }
  }

  #cleanContent(part: string, content: Uint8Array): Uint8Array {
    const isPlain = /\.(?:bmp|odttf|ttf|otf)$/i.test(part)
    if (isPlain) return content
    const clean =
      cleanJpeg(content, this.#traces, { turns: true }) ?? cleanPng(content, this.#traces)
    if (!clean) this.#traces.stays('otherPicture')
    return clean ?? content
  }

  /** Parts that nothing leads to, which no program shows. */
  #noteRest(): void {
    for (const name of Object.keys(this.#files)) {
      const isKnown = this.#seen.has(name) || name.endsWith('/') || name.endsWith('.rels')
      if (!isKnown && name !== '[Content_Types].xml') this.#traces.goes('appData')
    }
  }
}

/** The list of the parts' types for those parts that are left. A document that had small programs is a plain one now. */
function contentTypesXml(files: PackageFiles, main: string, kept: PackageFiles): string {
  const items: string[] = []
  const content = files[NAME]
  if (content) {
    readXml(xmlOf(content), {
      open(name, attributes) {
        const { Extension, PartName, ContentType = '' } = attributes()
        if (name === 'ct:Default' && Extension !== undefined) {
          items.push(
            `<Default Extension="${escaped(Extension)}" ContentType="${escaped(ContentType)}"/>`,
          )
        }
        const part = PartName?.slice(1) ?? ''
        if (name !== 'ct:Override' || !(part in kept)) return
        const type = part === main ? DOCUMENT : ContentType
        items.push(`<Override PartName="${escaped(`/${part}`)}" ContentType="${escaped(type)}"/>`)
      },
      close() {},
      text() {},
    })
  }
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="${SPACE}">${items.join('')}</Types>`
}
