import type { Extracted } from '../extracted.ts'
import { paginate } from '../paginate.ts'
import { ExtractionProblem } from '../problem.ts'
import { BodyReader, type Seen } from './bodyReader.ts'
import { countLabel } from './labels.ts'
import { readNumbering } from './numbering.ts'
import type { Context } from './paragraph.ts'
import { openParts, type Parts } from './parts.ts'
import { readStyles } from './styles.ts'
import { readXml } from './xml.ts'

/**
 * Reads a Word document as it stands: insertions kept, deletions left out. Nothing but text is unpacked, and
 * nothing that it points to is opened. @throws ExtractionProblem
 */
export function readDocx(bytes: Uint8Array): Extracted {
  const parts = openParts(bytes)
  const main = mainPart(parts)
  const xml = parts.read(main)
  if (xml === null) throw new ExtractionProblem('damaged')
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const context: Context = {
    styles: readStyles(parts.read(`${folder}styles.xml`)),
    numbering: readNumbering(parts.read(`${folder}numbering.xml`)),
  }
  const seen: Seen = { hidden: false, tracked: false, comments: false, entities: false }
  const labels = noteLabels()
  const body = new BodyReader(context, seen, labels.next)
  readXml(xml, body)
  const around = (kind: string) =>
    texts(parts, new RegExp(`^${folder}${kind}\\d*\\.xml$`), context, seen)
  const text = [
    ...around('header'),
    body.text(),
    ...notes(parts, `${folder}footnotes.xml`, 'footnote', labels, context, seen),
    ...notes(parts, `${folder}endnotes.xml`, 'endnote', labels, context, seen),
    ...around('footer'),
  ]
  // Word marks a break both where it was asked for and where it fell when the page was last laid out.
  const joined = text
    .filter((part) => part.trim() !== '')
    .join('\n\n')
    .replace(/\f(?=[^\S\f]*\f)/g, '')
  return { document: paginate(joined), readBy: 'text', notes: remarks(seen, parts) }
}

/** The name of the part that the package says is its document. */
function mainPart(parts: Parts): string {
  const rels = parts.read('_rels/.rels')
  let main = 'word/document.xml'
  if (rels) {
    readXml(rels, {
      open(name, attributes) {
        if (name !== 'rel:Relationship') return
        const { Type = '', Target = '' } = plainNames(attributes())
        if (Type.endsWith('/officeDocument')) main = Target.replace(/^\//, '')
      },
      close() {},
      text() {},
    })
  }
  return main
}

/** Attributes by their names without a prefix. */
function plainNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.slice(name.indexOf(':') + 1), value]),
  )
}

type NoteKind = 'footnote' | 'endnote'

interface NoteLabels {
  readonly next: (kind: NoteKind, id: string) => string
  readonly of: (kind: NoteKind) => ReadonlyMap<string, string>
}

/** Notes are counted in the order in which the text refers to them: '[1]', and '[i]' for endnotes. */
function noteLabels(): NoteLabels {
  const known = { footnote: new Map<string, string>(), endnote: new Map<string, string>() }
  return {
    next(kind, id) {
      const format = kind === 'footnote' ? 'decimal' : 'lowerRoman'
      const label = known[kind].get(id) ?? `[${countLabel(format, known[kind].size + 1)}]`
      known[kind].set(id, label)
      return label
    },
    of: (kind) => known[kind],
  }
}

/** The notes that the text refers to, in its order, each with its label. */
function notes(
  parts: Parts,
  name: string,
  kind: NoteKind,
  labels: NoteLabels,
  context: Context,
  seen: Seen,
): string[] {
  const xml = parts.read(name)
  if (!xml) return []
  const reader = new BodyReader(context, seen, () => '')
  readXml(xml, reader)
  return [...labels.of(kind)].flatMap(([id, label]) => {
    const text = reader.notes.get(id)?.trim() ?? ''
    return text === '' ? [] : [`${label} ${text}`]
  })
}

/** Texts of the heads or feet of pages, each once, without lines that are only the page's number. */
function texts(parts: Parts, names: RegExp, context: Context, seen: Seen): string[] {
  const found = parts.names
    .filter((name) => names.test(name))
    .map((name) => {
      const reader = new BodyReader(context, seen, () => '')
      readXml(parts.read(name) ?? '<w/>', reader)
      const lines = reader.text().replaceAll('\f', '').split('\n')
      return lines
        .filter((line) => !/^\W*(?:page)?\W*\d*\W*(?:of\W*\d*)?\W*$/i.test(line))
        .join('\n')
        .trim()
    })
  return [...new Set(found)]
}

function remarks(seen: Seen, parts: Parts): string[] {
  const hasMacros = parts.names.some((name) => name.endsWith('vbaProject.bin'))
  const hasComments = seen.comments || parts.names.some((name) => /\/comments\w*\.xml$/.test(name))
  return [
    seen.tracked &&
      'This file has tracked changes. It was read with the new words in and the deleted words out. Others can still see the deleted words in the file.',
    hasComments && 'This file has comments, which were left out. They can hold names.',
    seen.hidden && 'This file has hidden text, which was left out.',
    hasMacros && 'This file has macros (small programs). Only its text was read.',
    seen.entities && 'This file points to other files. They were not opened.',
  ].filter((remark) => remark !== false)
}
