import type { Numbering } from './numbering.ts'
import { fromStyle, type Style } from './styles.ts'

/** What the parts of a document beside its body say about its paragraphs. */
export interface Context {
  readonly styles: ReadonlyMap<string, Style>
  readonly numbering: Numbering
}

/** A paragraph while it is read. '\f' in its text marks where a page begins, '\n' a line of its own. */
export interface OpenParagraph {
  text: string
  style: string | null
  numId: string | null
  level: number | null
  /** Its end was deleted: the next paragraph goes on with it. */
  isEndDeleted: boolean
  breaksPage: boolean
  /** Paragraphs of text boxes that hang on it, to be read after it. */
  boxes: Block[]
}

export interface Block {
  text: string
  kind: 'paragraph' | 'item' | 'row'
}

export function openParagraph(): OpenParagraph {
  return {
    text: '',
    style: null,
    numId: null,
    level: null,
    isEndDeleted: false,
    breaksPage: false,
    boxes: [],
  }
}

/** The finished paragraph with its label, and what hangs on it; nothing where it is empty. */
export function closed(paragraph: OpenParagraph, context: Context): Block[] {
  const isEmpty = paragraph.text.trim() === ''
  const label = isEmpty ? '' : labelOf(paragraph, context)
  const start = paragraph.breaksPage ? '\f' : ''
  // A page that begins in an empty paragraph must not be lost with it.
  const text = isEmpty ? paragraph.text.replace(/[^\f]/g, '') : paragraph.text
  const own: Block = { text: start + withLabel(label, text), kind: label ? 'item' : 'paragraph' }
  return own.text === '' ? paragraph.boxes : [own, ...paragraph.boxes]
}

/** The label stands after a page's start and before the words. */
function withLabel(label: string, text: string): string {
  if (label === '') return text.replace(/^([ \t\f]*)/, (blanks) => blanks.replace(/[^\f]/g, ''))
  const words = text.trimStart()
  const before = text.slice(0, text.length - words.length).replace(/[^\f]/g, '')
  return `${before}${label} ${words}`
}

function labelOf({ style, numId, level }: OpenParagraph, { styles, numbering }: Context): string {
  const list = numId ?? fromStyle(styles, style, (one) => one.numId)
  if (list === null || list === '0') return ''
  const at = level ?? (numId === null ? fromStyle(styles, style, (one) => one.level) : null) ?? 0
  return numbering.next(list, at)
}

/** Blocks as text: entries of a list and rows keep a line each, else a blank line parts them. */
export function blocksText(blocks: readonly Block[]): string {
  let text = ''
  let before: Block | null = null
  for (const block of blocks) {
    if (before) {
      const isTight = before.kind === block.kind && block.kind !== 'paragraph'
      text += isTight ? '\n' : '\n\n'
    }
    text += block.text
    if (block.text.trim() !== '') before = block
    else if (before === null) continue
  }
  return text
}
