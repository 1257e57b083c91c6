import type { Line, Statement } from '@hub/core/trust/statement'
import { placeNames } from '@hub/core/trust/texts'
import stack from '../../ui/layout/stack.module.css'
import { Badge } from '../../ui/text/Badge.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './LineTable.module.css'

const heads = ['What is kept', 'Where', 'How long', 'Who can read it', 'How to remove it'] as const

interface LineTableProps {
  question: string
  lines: readonly Line[]
}

/** What is kept, a row each. On phones each cell stands under its own name. */
export function LineTable({ question, lines }: LineTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>What is kept: {question}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, where, time, readers, removal }) => (
          <tr key={what.id} className={styles.line}>
            <th scope="row" id={what.anchor} className={styles.what}>
              {what.text}
            </th>
            <td className={styles.where}>
              {where.map((place) => (
                <Badge key={place}>{placeNames[place]}</Badge>
              ))}
            </td>
            <Cell head={heads[2]} statements={time} />
            <Cell head={heads[3]} statements={readers} />
            <Cell head={heads[4]} statements={removal} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ head, statements }: { head: string; statements: readonly Statement[] }) {
  return (
    <td className={styles.cell}>
      <span className={styles.label} aria-hidden="true">
        {head}
      </span>
      <span className={stack.gap1}>
        {statements.map(({ id, anchor, text }) => (
          <span key={id} id={anchor}>
            {text}
          </span>
        ))}
      </span>
    </td>
  )
}
