import { isLocalPath } from '../localPath.ts'
import { CleaningProblem } from '../trace.ts'
import type { TraceList } from '../traceList.ts'
import { cleanAttributes } from './cleanAttributes.ts'
import { FieldTracker, type FlatField, readField } from './fieldTracker.ts'
import { joinParagraphs } from './joinParagraphs.ts'
import { Namespaces } from './namespaces.ts'
import { DROPPED, UNWRAPPED } from './rules.ts'
import { type Tag, type Token, tagSource, xmlTokens } from './xmlTokens.ts'

/** An open element that goes into the copy. */
interface Frame {
  readonly name: string
  /** Where it begins in what is written. */
  readonly start: number
  /** Its own tags are left out, what is in it stays. */
  readonly isUnwrapped: boolean
  text: string
  isDeleted: boolean
  isHidden: boolean
  rows: number
  attributes: ReadonlyMap<string, string>
}

/** A part of a package as it goes into the copy. */
export interface Rewritten {
  readonly xml: string
  /** The relationships that it still refers to, by their ids. */
  readonly ids: ReadonlySet<string>
}

/**
 * Writes a part of an Office package without comments, tracked changes and marks of editing: inserted words stay,
 * deleted words go, paragraphs whose end was deleted are joined, fields that would be filled in anew become words.
 * @throws CleaningProblem 'damaged', 'foreign'
 */
export function rewriteXml(xml: string, traces: TraceList): Rewritten {
  const writer = new PartWriter(traces)
  for (const token of xmlTokens(xml)) writer.take(token)
  return writer.written()
}

class PartWriter {
  readonly #out: string[] = []
  readonly #frames: Frame[] = []
  readonly #ids = new Set<string>()
  readonly #namespaces = new Namespaces()
  readonly #fields = new FieldTracker()
  readonly #traces: TraceList
  #skipped = 0
  #hasDeletedEnds = false

  constructor(traces: TraceList) {
    this.#traces = traces
  }

  take(token: Token): void {
    if (token.kind === 'text') this.#text(token.source)
    else if (token.kind === 'close') this.#close(token.source)
    else this.#open(token)
  }

  written(): Rewritten {
    if (this.#frames.length > 0 || this.#skipped > 0) throw new CleaningProblem('damaged')
    const xml = this.#out.join('')
    return { xml: this.#hasDeletedEnds ? joinParagraphs(xml) : xml, ids: this.#ids }
  }

  #text(source: string): void {
    if (this.#skipped > 0) return
    const frame = this.#frames.at(-1)
    if (frame?.name === 'w:instrText') frame.text += source
    if (frame?.name === 'w:t') this.#noteHidden(source)
    // A chart's numbers stay; where they came from may be a place on a computer.
    const isForeign = frame?.name === 'c:f' && (source.includes('[') || isLocalPath(source))
    if (isForeign) this.#traces.goes('path')
    this.#out.push(isForeign ? 'Sheet1!$A$1' : source)
  }

  #noteHidden(words: string): void {
    const run = this.#frames.findLast(({ name }) => name === 'w:r')
    if (run?.isHidden && words.trim() !== '') this.#traces.stays('hiddenText')
  }

  #open(tag: Tag): void {
    if (this.#skipped > 0) {
      if (tag.kind === 'open') this.#skipped++
      return
    }
    this.#namespaces.enter(tag.attributes)
    const name = this.#namespaces.known(tag.name)
    if (this.#isDropped(name, tag)) {
      this.#namespaces.leave()
      if (tag.kind === 'open') this.#skipped = 1
      return
    }
    const { kept, attributes } = cleanAttributes(name, tag, this.#namespaces, this.#traces)
    const isUnwrapped = UNWRAPPED.has(name) || this.#isFlatField(name, attributes)
    if (UNWRAPPED.has(name)) this.#traces.goes('tracked', attributes.get('w:author') ?? '')
    const frame: Frame = {
      name,
      start: this.#out.length,
      isUnwrapped,
      text: '',
      isDeleted: false,
      isHidden: false,
      rows: 0,
      attributes,
    }
    if (!isUnwrapped) {
      for (const [attribute, value] of attributes) {
        if (attribute.startsWith('r:')) this.#ids.add(value)
      }
      this.#out.push(tagSource({ ...tag, attributes: kept }))
    }
    this.#property(name, attributes)
    if (tag.kind === 'open') this.#frames.push(frame)
    else {
      this.#namespaces.leave()
      this.#ended(frame)
    }
  }

  /** Whether an element goes with all that is in it. Notes what it was. */
  #isDropped(name: string, tag: Tag): boolean {
    const author = () => this.#attribute(tag, 'w:author')
    const parent = this.#frames.at(-1)?.name
    const isMark = parent === 'w:rPr' || parent === 'w:trPr'
    if (name === 'w:del' || (isMark && UNWRAPPED.has(name))) {
      this.#traces.goes('tracked', author())
      if (name === 'w:del' && isMark) this.#noteDeleted(parent, tag)
      return true
    }
    if (!DROPPED.has(name)) return false
    const kind = DROPPED.get(name)
    if (kind) this.#traces.goes(kind, kind === 'tracked' ? author() : '')
    return true
  }

  #attribute(tag: Tag, wanted: string): string {
    const found = tag.attributes.find(
      ({ name }) => this.#namespaces.known(name, 'attribute') === wanted,
    )
    return found?.value ?? ''
  }

  /** A row of a table, or the end of a paragraph, was deleted. The latter keeps a bare mark for `joinParagraphs`. */
  #noteDeleted(parent: 'w:rPr' | 'w:trPr', tag: Tag): void {
    const around = this.#frames.at(-2)
    if (parent === 'w:trPr' && around) around.isDeleted = true
    if (parent !== 'w:rPr' || around?.name !== 'w:pPr') return
    this.#out.push(`<${tag.name}/>`)
    this.#hasDeletedEnds = true
  }

  #isFlatField(name: string, attributes: ReadonlyMap<string, string>): boolean {
    const code = attributes.get('w:instr')
    if (name !== 'w:fldSimple' || code === undefined) return false
    const field = readField(code)
    if (field) this.#noteField(field)
    return field !== null
  }

  #property(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name !== 'w:vanish' || ['0', 'false', 'off'].includes(attributes.get('w:val') ?? '')) return
    const isOfRun = this.#frames.at(-1)?.name === 'w:rPr' && this.#frames.at(-2)?.name === 'w:r'
    const run = this.#frames.at(-2)
    if (isOfRun && run) run.isHidden = true
  }

  #close(source: string): void {
    if (this.#skipped > 0) {
      this.#skipped--
      return
    }
    const frame = this.#frames.pop()
    if (!frame) throw new CleaningProblem('damaged')
    this.#namespaces.leave()
    if (!frame.isUnwrapped) this.#out.push(source)
    this.#ended(frame)
  }

  #ended(frame: Frame): void {
    const range = [frame.start, this.#out.length] as const
    if (frame.name === 'w:instrText') this.#fields.code(frame.text, ...range)
    if (frame.name === 'w:fldChar') {
      const field = this.#fields.mark(frame.attributes.get('w:fldCharType') ?? '', ...range)
      if (field) this.#flatten(field)
    }
    const isEmptied = frame.name === 'w:tbl' && frame.rows === 0
    if ((frame.name === 'w:tr' && frame.isDeleted) || isEmptied) this.#blank(...range)
    else if (frame.name === 'w:tr') {
      const table = this.#frames.findLast(({ name }) => name === 'w:tbl')
      if (table) table.rows++
    }
  }

  #flatten(field: FlatField): void {
    for (const range of field.ranges) this.#blank(...range)
    this.#noteField(field)
  }

  #noteField({ name, hasPath }: Pick<FlatField, 'name' | 'hasPath'>): void {
    if (name !== null) this.#traces.goes('fields', name)
    if (hasPath) this.#traces.goes('path')
  }

  #blank(from: number, to: number): void {
    this.#out.fill('', from, to)
  }
}
