import { CleaningProblem } from '../trace.ts'
import { Namespaces } from './namespaces.ts'
import { type Tag, type Token, xmlTokens } from './xmlTokens.ts'

/** A paragraph in two pieces: its tag with its settings, and what is in it. */
interface Paragraph {
  head: string
  content: string
}

interface Frame {
  readonly name: string
  /** Of a paragraph: what was read of it. */
  readonly paragraph: (Paragraph & { isDeleted: boolean; tag: string }) | null
  /** Of what holds paragraphs: one whose end was deleted, for the next to go on with. */
  pending: (Paragraph & { end: string }) | null
}

/**
 * Joins each paragraph whose end bears a bare mark of deletion (w:del in its settings) with the next. The settings of
 * the second hold for both, as in Word. One that has no next stays by itself, without the mark.
 */
export function joinParagraphs(xml: string): string {
  const joiner = new Joiner()
  for (const token of xmlTokens(xml)) joiner.take(token)
  return joiner.written
}

class Joiner {
  written = ''
  readonly #namespaces = new Namespaces()
  readonly #frames: Frame[] = [{ name: '', paragraph: null, pending: null }]
  /** How deep the reading is in the settings of a paragraph. */
  #inHead = 0

  take(token: Token): void {
    if (token.kind === 'text') this.#write(token.source)
    else if (token.kind === 'close') this.#close(token.source)
    else this.#open(token)
  }

  #open(tag: Tag): void {
    this.#namespaces.enter(tag.attributes)
    const name = this.#namespaces.known(tag.name)
    const isEmpty = tag.kind === 'empty'
    const parent = this.#top
    const isMark = this.#inHead > 0 && name === 'w:del' && parent.name === 'w:rPr'
    if (isMark) this.#markDeleted()
    else if (name === 'w:p') this.#openParagraph(tag.source, tag.name, isEmpty)
    else {
      if (!['w:bookmarkStart', 'w:bookmarkEnd'].includes(name)) this.#settle(parent)
      if (name === 'w:pPr' && parent.paragraph && !isEmpty) this.#inHead++
      if (name === 'w:pPr' && parent.paragraph && isEmpty) parent.paragraph.head += tag.source
      else this.#write(tag.source)
      if (!isEmpty) this.#frames.push({ name, paragraph: null, pending: null })
    }
    if (isEmpty) this.#namespaces.leave()
  }

  #markDeleted(): void {
    const frame = this.#frames.findLast(({ paragraph }) => paragraph !== null)
    if (frame?.paragraph) frame.paragraph.isDeleted = true
  }

  #openParagraph(source: string, tag: string, isEmpty: boolean): void {
    const head = isEmpty ? `${source.slice(0, -2).trimEnd()}>` : source
    const paragraph = { head, content: '', isDeleted: false, tag }
    this.#frames.push({ name: 'w:p', paragraph, pending: null })
    if (isEmpty) this.#closeParagraph(`</${tag}>`)
  }

  #close(source: string): void {
    this.#namespaces.leave()
    if (this.#top.paragraph) return this.#closeParagraph(source)
    const frame = this.#frames.at(-1)
    if (!frame || this.#frames.length === 1) throw new CleaningProblem('damaged')
    this.#settle(frame)
    this.#frames.pop()
    const isHead = frame.name === 'w:pPr' && this.#top.paragraph !== null
    this.#write(source)
    if (isHead) this.#inHead--
  }

  #closeParagraph(end: string): void {
    const paragraph = this.#frames.pop()?.paragraph
    const parent = this.#top
    if (!paragraph) throw new CleaningProblem('damaged')
    const content = (parent.pending?.content ?? '') + paragraph.content
    parent.pending = null
    if (paragraph.isDeleted) parent.pending = { head: paragraph.head, content, end }
    else this.#write(paragraph.head + content + end)
  }

  /** No paragraph follows here: what waits for one stands by itself. */
  #settle(frame: Frame): void {
    const { pending } = frame
    frame.pending = null
    if (pending) this.#write(pending.head + pending.content + pending.end)
  }

  #write(source: string): void {
    const paragraph = this.#frames.findLast((frame) => frame.paragraph !== null)?.paragraph
    if (!paragraph) this.written += source
    else if (this.#inHead > 0) paragraph.head += source
    else paragraph.content += source
  }

  get #top(): Frame {
    return this.#frames.at(-1) as Frame
  }
}
