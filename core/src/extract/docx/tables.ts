import type { Block } from './paragraph.ts'

/** A cell with more text than this holds part of a letter: the table only arranges it. In characters. */
const LAYOUT_CELL = 700
const LAYOUT_PARAGRAPHS = 4

/** A row as one line, its cells parted by ' | '; the blocks of its cells where the table only arranges them. */
export function rowBlocks(cells: readonly (readonly Block[])[]): Block[] {
  const filled = cells.filter((cell) => cell.some((block) => block.text.trim() !== ''))
  if (filled.length < 2 || filled.some(isLayoutCell)) return filled.flat()
  return [{ text: filled.map(cellText).join(' | '), kind: 'row' }]
}

function isLayoutCell(cell: readonly Block[]): boolean {
  const length = cell.reduce((sum, block) => sum + block.text.length, 0)
  return cell.length > LAYOUT_PARAGRAPHS || length > LAYOUT_CELL
}

function cellText(cell: readonly Block[]): string {
  return cell.map((block) => block.text.replace(/[\n\t]+/g, ' ').trim()).join(' ')
}
