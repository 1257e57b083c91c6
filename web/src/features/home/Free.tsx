// The style turns the table's rows into pairs of lines on phones; without their roles in words,
// browsers would then no longer read a table.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './Free.module.css'
import { offers } from './homeContent.ts'
import { Section } from './Section.tsx'

/** "What is free": a table of what is here today, with the two tools that cost something last. */
export function Free({ exists }: { exists: (path: string) => boolean }) {
  const rows = offers.filter(({ needs }) => needs === undefined || exists(needs))
  return (
    <Section
      title="What is free"
      note="Getting help costs nothing. You pay only for two tools that read and answer for you."
    >
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              What
            </th>
            <th role="columnheader" scope="col">
              You get
            </th>
            <th role="columnheader" scope="col">
              Price
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ what, get, price, paidAt }) => (
            <tr key={what} role="row">
              <th role="rowheader" scope="row">
                {what}
              </th>
              <td role="cell">{get}</td>
              <td role="cell">
                {paidAt && exists(paidAt) ? <TextLink href={paidAt}>{price}</TextLink> : price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
