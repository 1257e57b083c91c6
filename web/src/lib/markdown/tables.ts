import type { Table } from './markdownParts.ts'

const row = /^ {0,3}\|(.*)\|[ \t]*$/
const rule = /^ {0,3}\|(?:[ \t]*:?-{1,200}:?[ \t]*\|){2,20}[ \t]*$/
const bold = /^ {0,3}\*\*([^*]+)\*\*[ \t]*$/
/** Past a sign that is kept with a backslash before it. */
const border = /(?<!\\)\|/

/** The table that begins in a line, with a bold line before it as its caption; null where none does. */
export function tableAt(
  lines: readonly string[],
  at: number,
): { table: Table<string>; next: number } | null {
  const caption = bold.exec(lines[at] ?? '')?.[1] ?? null
  const from = caption === null ? at : at + 1
  const heads = cellsOf(lines[from])
  if (!heads || !rule.test(lines[from + 1] ?? '')) return null
  const rows: string[][] = []
  for (let next = from + 2; ; next++) {
    const cells = cellsOf(lines[next])
    if (!cells) return { table: { caption, heads, rows }, next }
    rows.push(heads.map((_, column) => cells[column] ?? ''))
  }
}

function cellsOf(line = ''): string[] | null {
  const inside = row.exec(line)?.[1]
  return inside === undefined ? null : inside.split(border).map((cell) => cell.trim())
}

/** A text with each table as plain lines: under the name of each row what each column says. */
export function withoutTables(text: string): string {
  const lines = text.split('\n')
  const plain: string[] = []
  for (let at = 0; at < lines.length; ) {
    const found = tableAt(lines, at)
    plain.push(...(found ? plainLines(found.table) : [lines[at] ?? '']))
    at = found?.next ?? at + 1
  }
  return plain.join('\n')
}

function plainLines({ caption, heads, rows }: Table<string>): string[] {
  const [, ...columns] = heads
  const parts = rows.map(([name = '', ...cells]) => {
    const said = columns.map((column, at) => `- ${column}: ${cells[at] ?? ''}`)
    return [`${name}:`, ...said].join('\n')
  })
  return [...(caption === null ? [] : [`**${caption}**`]), ...parts].join('\n\n').split('\n')
}
