import {
  type Block,
  blocksText,
  type Context,
  closed,
  type OpenParagraph,
  openParagraph,
} from './paragraph.ts'
import { markText } from './runText.ts'
import { fromStyle } from './styles.ts'
import { rowBlocks } from './tables.ts'
import { isOn, type XmlHandler } from './xml.ts'

/** What was left out of a document, or tells that it has an earlier form. */
export interface Seen {
  hidden: boolean
  tracked: boolean
  comments: boolean
  entities: boolean
}

type Attributes = () => Readonly<Record<string, string>>
type NoteKind = 'footnote' | 'endnote'

/** A run while it is read. */
interface OpenRun {
  isHidden: boolean
  isRaised: boolean
}

/** What collects blocks: the body, a cell, a text box or a note, and what was open around it. */
interface Place {
  blocks: Block[]
  paragraph: OpenParagraph | null
  run: OpenRun | null
  /** A paragraph whose end was deleted, for the next one to go on with. */
  carried: OpenParagraph | null
}

interface OpenRow {
  cells: Block[][]
  isDeleted: boolean
}

/** Deleted text, settings of fields, and the formatting that a tracked change replaced. */
const SKIPPED = new Set(
  'w:moveFrom w:sdtPr w:rt w:sectPr w:tblPr w:tcPr w:pPrChange w:rPrChange w:trPrChange'.split(' '),
)

/** Reads one part of a document from front to end: paragraphs, tables, text boxes and notes. */
export class BodyReader implements XmlHandler {
  /** Texts of the part's notes by their ids. */
  readonly notes = new Map<string, string>()
  readonly #context: Context
  readonly #seen: Seen
  readonly #labelOf: (kind: NoteKind, id: string) => string
  readonly #places: Place[] = [newPlace()]
  readonly #rows: OpenRow[] = []
  /** For each open mc:AlternateContent, whether one of its forms was read. */
  readonly #choices: boolean[] = []
  #skipped = 0
  #inWords = false
  #properties: 'paragraph' | 'run' | 'row' | null = null
  #noteId = ''
  #isTicked = false

  /** @param labelOf the label of a note that the text refers to */
  constructor(context: Context, seen: Seen, labelOf: (kind: NoteKind, id: string) => string) {
    this.#context = context
    this.#seen = seen
    this.#labelOf = labelOf
  }

  /** The part's text; '\f' where a page begins. */
  text(): string
  text(words: string): void
  text(words?: string): string | void {
    if (words === undefined) {
      this.#settle()
      return blocksText(this.#place.blocks)
    }
    if (this.#inWords && this.#skipped === 0) this.#write(words.replace(/[\r\n\t]+/g, ' '))
  }

  doctype(): void {
    this.#seen.entities = true
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipped > 0 || this.#isSkipped(name, attributes)) this.#skipped++
    else if (this.#properties) this.#property(name, attributes)
    else this.#element(name, attributes)
  }

  #isSkipped(name: string, attributes: Attributes): boolean {
    if (name === 'w:del') {
      this.#seen.tracked = true
      return this.#properties === null
    }
    if (name === 'w:footnote' || name === 'w:endnote')
      return 'w:type' in attributes() && attributes()['w:type'] !== 'normal'
    if (name === 'mc:Choice' || name === 'mc:Fallback') {
      const isRead = this.#choices.at(-1) ?? false
      this.#choices[this.#choices.length - 1] = true
      return isRead
    }
    if (name === 'w:moveFrom' || name === 'w:ins') this.#seen.tracked = true
    return SKIPPED.has(name)
  }

  #property(name: string, attributes: Attributes): void {
    const paragraph = this.#place.paragraph
    const run = this.#place.run
    if (this.#properties === 'row') {
      const row = this.#rows.at(-1)
      if (name === 'w:del' && row) row.isDeleted = true
    } else if (this.#properties === 'run' && run) {
      if (name === 'w:vanish') run.isHidden = isOn(attributes())
      else if (name === 'w:rStyle') run.isHidden ||= this.#isHiddenStyle(attributes()['w:val'])
      else if (name === 'w:vertAlign') run.isRaised = attributes()['w:val'] === 'superscript'
    } else if (paragraph) {
      if (name === 'w:pStyle') paragraph.style = attributes()['w:val'] ?? null
      else if (name === 'w:numId') paragraph.numId = attributes()['w:val'] ?? null
      else if (name === 'w:ilvl') paragraph.level = Number(attributes()['w:val'])
      else if (name === 'w:pageBreakBefore') paragraph.breaksPage = isOn(attributes())
      else if (name === 'w:del') paragraph.isEndDeleted = true
    }
  }

  #element(name: string, attributes: Attributes): void {
    switch (name) {
      case 'w:t':
      case 'm:t':
        this.#inWords = true
        break
      case 'w:r':
        this.#place.run = {
          isHidden: this.#isHiddenStyle(this.#place.paragraph?.style),
          isRaised: false,
        }
        break
      case 'w:rPr':
        if (this.#place.run) this.#properties = 'run'
        break
      case 'w:p':
        this.#openParagraph()
        break
      case 'w:pPr':
        this.#properties = 'paragraph'
        break
      case 'w:trPr':
        this.#properties = 'row'
        break
      case 'w:tbl':
      case 'w:sdt':
      case 'w:customXml':
        if (!this.#place.paragraph) this.#settle()
        break
      case 'w:tr':
        this.#rows.push({ cells: [], isDeleted: false })
        break
      case 'w:tc':
      case 'w:txbxContent':
        this.#places.push(newPlace())
        break
      case 'w:footnote':
      case 'w:endnote':
        this.#noteId = attributes()['w:id'] ?? ''
        this.#places.push(newPlace())
        break
      case 'mc:AlternateContent':
        this.#choices.push(false)
        break
      default:
        this.#mark(name, attributes)
    }
  }

  /** Elements that stand for a few characters. */
  #mark(name: string, attributes: Attributes): void {
    if (name === 'w:footnoteReference')
      this.#write(this.#labelOf('footnote', attributes()['w:id'] ?? ''))
    else if (name === 'w:endnoteReference')
      this.#write(this.#labelOf('endnote', attributes()['w:id'] ?? ''))
    else if (name === 'w:commentReference') this.#seen.comments = true
    else if (name === 'w:checked' || name === 'w:default') this.#isTicked = isOn(attributes())
    else if (this.#place.run) {
      const text = markText(name, attributes)
      if (text !== undefined) this.#write(text)
    }
  }

  close(name: string): void {
    if (this.#skipped > 0) this.#skipped--
    else if (this.#properties) this.#closeProperties(name)
    else this.#closeElement(name)
  }

  #closeProperties(name: string): void {
    const own = { paragraph: 'w:pPr', run: 'w:rPr', row: 'w:trPr' }
    if (this.#properties && own[this.#properties] === name) this.#properties = null
  }

  #closeElement(name: string): void {
    switch (name) {
      case 'w:t':
      case 'm:t':
        this.#inWords = false
        break
      case 'w:r':
        this.#place.run = null
        break
      case 'w:p':
        this.#closeParagraph()
        break
      case 'w:tc':
        this.#rows.at(-1)?.cells.push(this.#leave())
        break
      case 'w:sdtContent':
      case 'w:customXml':
        if (!this.#place.paragraph) this.#settle()
        break
      case 'w:tr': {
        const row = this.#rows.pop()
        if (row && !row.isDeleted) this.#place.blocks.push(...rowBlocks(row.cells))
        break
      }
      case 'w:txbxContent': {
        const boxes = this.#leave()
        ;(this.#place.paragraph?.boxes ?? this.#place.blocks).push(...boxes)
        break
      }
      case 'w:footnote':
      case 'w:endnote':
        this.notes.set(this.#noteId, blocksText(this.#leave()))
        break
      case 'mc:AlternateContent':
        this.#choices.pop()
        break
      case 'w:checkBox':
        this.#write(this.#isTicked ? '☒' : '☐')
        this.#isTicked = false
        break
    }
  }

  #closeParagraph(): void {
    const { paragraph } = this.#place
    this.#place.paragraph = null
    if (!paragraph) return
    if (paragraph.isEndDeleted) this.#place.carried = paragraph
    else this.#place.blocks.push(...closed(paragraph, this.#context))
  }

  #write(text: string): void {
    const { paragraph, run } = this.#place
    if (!paragraph) return
    if (run?.isHidden && text !== '\f') {
      if (text.trim() !== '') this.#seen.hidden = true
      return
    }
    // A raised number typed by hand is a note's mark and must not run into the number before it.
    const isMark = run?.isRaised && /^\d{1,3}$/.test(text) && /\S$/.test(paragraph.text)
    paragraph.text += isMark ? `[${text}]` : text
  }

  #isHiddenStyle(style: string | null | undefined): boolean {
    const ask = (one: { isHidden: boolean }) => one.isHidden || null
    return fromStyle(this.#context.styles, style ?? null, ask) ?? false
  }

  get #place(): Place {
    return this.#places.at(-1) as Place
  }

  #openParagraph(): void {
    const { text = '', boxes = [] } = this.#place.carried ?? {}
    this.#place.carried = null
    this.#place.paragraph = { ...openParagraph(), text, boxes }
  }

  /** No paragraph follows here: the one whose end was deleted stands by itself. */
  #settle(): void {
    const { carried, blocks } = this.#place
    this.#place.carried = null
    if (carried) blocks.push(...closed(carried, this.#context))
  }

  /** Ends the innermost place. */
  #leave(): Block[] {
    this.#settle()
    return (this.#places.pop() as Place).blocks
  }
}

function newPlace(): Place {
  return { blocks: [], paragraph: null, run: null, carried: null }
}
