import { inlineParts } from './inlineParts.ts'
import type { Block } from './markdownParts.ts'
import { tableAt } from './tables.ts'

/** Lists and quotes deeper than this are read as plain paragraphs. */
const DEEPEST = 4

const fence = /^ {0,3}(```|~~~)/
const heading = /^ {0,3}#{1,6}[ \t]+(.*)$/
const quote = /^ {0,3}> ?/
const item = /^( *)([-*+]|\d{1,9}[.)])[ \t]+(?=\S)/
const divider = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/

/**
 * Reads the small Markdown that answers are written in (core/assistant/exchange.ts), and what models add
 * to it: headings, quotes, code, nested lists, tables. Why no library: docs/decisions/0017.
 */
export function markdownBlocks(text: string): Block[] {
  return blocksOf(text.replace(/\t/g, '    ').split(/\r\n|\r|\n/), 0)
}

function blocksOf(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '' || divider.test(line)) {
      at += 1
      continue
    }
    const [block, next] = blockAt(lines, at, depth)
    blocks.push(block)
    at = next
  }
  return blocks
}

/** The block that begins in a line, and the line after it. */
function blockAt(lines: readonly string[], at: number, depth: number): [Block, number] {
  const line = lines[at] ?? ''
  const mark = fence.exec(line)?.[1]
  if (mark) return codeAt(lines, at, mark)
  const title = heading.exec(line)?.[1]
  if (title !== undefined) return [{ kind: 'heading', parts: inlineParts(title) }, at + 1]
  if (depth < DEEPEST && quote.test(line)) return quoteAt(lines, at, depth)
  if (depth < DEEPEST && item.test(line)) return listAt(lines, at, depth)
  return tableBlockAt(lines, at) ?? paragraphAt(lines, at)
}

function codeAt(lines: readonly string[], at: number, mark: string): [Block, number] {
  const rest = lines.slice(at + 1)
  const length = rest.findIndex((line) => line.trimStart().startsWith(mark))
  const inside = length < 0 ? rest : rest.slice(0, length)
  return [{ kind: 'code', text: inside.join('\n') }, at + inside.length + 2]
}

function quoteAt(lines: readonly string[], at: number, depth: number): [Block, number] {
  const end = endOfRun(lines, at, (line) => quote.test(line))
  const inside = lines.slice(at, end).map((line) => line.replace(quote, ''))
  return [{ kind: 'quote', blocks: blocksOf(inside, depth + 1) }, end]
}

function tableBlockAt(lines: readonly string[], at: number): [Block, number] | null {
  const found = tableAt(lines, at)
  if (!found) return null
  const { caption, heads, rows } = found.table
  const table = {
    caption: caption === null ? null : inlineParts(caption),
    heads: heads.map((head) => inlineParts(head)),
    rows: rows.map((cells) => cells.map((cell) => inlineParts(cell))),
  }
  return [{ kind: 'table', ...table }, found.next]
}

function paragraphAt(lines: readonly string[], at: number): [Block, number] {
  let end = at + 1
  while (end < lines.length && goesOn(lines, end)) end += 1
  const words = lines.slice(at, end).map((line) => line.trim())
  return [{ kind: 'paragraph', parts: inlineParts(words.join(' ')) }, end]
}

function goesOn(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  return line.trim() !== '' && !startsBlock(line) && !tableAt(lines, at)
}

function listAt(lines: readonly string[], at: number, depth: number): [Block, number] {
  const [, indent = '', bullet = ''] = item.exec(lines[at] ?? '') ?? []
  const ordered = /\d/.test(bullet)
  const items: Block[][] = []
  let next = at
  for (;;) {
    const opener = item.exec(lines[next] ?? '')
    if (!opener || opener[1] !== indent || /\d/.test(opener[2] ?? '') !== ordered) break
    const end = endOfItem(lines, next + 1, indent.length)
    const inside = lines.slice(next, end)
    inside[0] = inside[0]?.slice(opener[0].length) ?? ''
    items.push(blocksOf(withoutIndent(inside), depth + 1))
    next = end
  }
  return [{ kind: 'list', ordered, start: Number.parseInt(bullet, 10) || 1, items }, next]
}

/** An item goes on in indented lines, also after an empty one, and in the rest of its paragraph. */
function endOfItem(lines: readonly string[], from: number, indent: number): number {
  let end = from
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    const indented = /^ */.exec(line)?.[0].length ?? 0
    const lazy = end === at && !startsBlock(line)
    if (indented <= indent && !lazy) {
      // Loose lists have empty lines between their items.
      return item.test(line) && indented === indent ? at : end
    }
    end = at + 1
  }
  return end
}

function withoutIndent([first = '', ...rest]: readonly string[]): string[] {
  const widths = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const width = Math.min(...widths.filter((width) => width > 0), 8)
  return [first, ...rest.map((line) => line.replace(new RegExp(`^ {0,${width}}`), ''))]
}

function startsBlock(line: string): boolean {
  return [fence, heading, quote, item, divider].some((pattern) => pattern.test(line))
}

function endOfRun(
  lines: readonly string[],
  from: number,
  belongs: (line: string) => boolean,
): number {
  let at = from
  while (at < lines.length && belongs(lines[at] ?? '')) at += 1
  return at
}
