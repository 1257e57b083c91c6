// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- these are the elements' own roles
import type { ReactNode } from 'react'
import type { Inline, Table as TableOf } from './markdownParts.ts'
import styles from './Table.module.css'

type Cell = readonly Inline[]

interface TableProps {
  table: TableOf<Cell>
  draw: (cell: Cell) => ReactNode
}

/**
 * A table. Where there is no room for columns each row is a block, its cells below each other, each under the name of
 * its column. It says its roles, since a browser forgets them of a table that is laid out as blocks.
 */
export function Table({ table, draw }: TableProps) {
  const { caption, heads, rows } = table
  return (
    <div className={styles.box}>
      <table className={styles.table} role="table">
        {caption && <caption className={styles.caption}>{draw(caption)}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head, at) =>
              head.length === 0 ? (
                <td key={at}>{draw(head)}</td>
              ) : (
                <th key={at} scope="col" role="columnheader">
                  {draw(head)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name = [], ...cells], at) => (
            <tr key={at} role="row">
              <th scope="row" role="rowheader">
                {draw(name)}
              </th>
              {cells.map((cell, column) => (
                <td key={column} role="cell">
                  <span className={styles.column} aria-hidden="true">
                    {draw(heads[column + 1] ?? [])}
                  </span>
                  {draw(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
