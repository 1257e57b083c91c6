// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- these are the elements' own roles
import type { ReactNode } from 'react'
import type { Table as TableOf } from './markdownParts.ts'
import styles from './Table.module.css'

/**
 * A table. Where there is no room for columns each row is a block, its cells below each other, each under the name of
 * its column. It says its roles, since a browser forgets them of a table that is laid out as blocks.
 */
export function Table({ table }: { table: TableOf<ReactNode> }) {
  const { caption, heads, rows } = table
  return (
    <div className={styles.box}>
      <table className={styles.table} role="table">
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head, at) =>
              head === null ? (
                <td key={at}>{head}</td>
              ) : (
                <th key={at} scope="col" role="columnheader">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], at) => (
            <tr key={at} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} role="cell">
                  <span className={styles.column} aria-hidden="true">
                    {heads[column + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
