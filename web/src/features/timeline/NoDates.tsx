import { Button, LinkButton } from '../../ui/buttons/Button.tsx'
import styles from './Timeline.module.css'

interface NoDatesProps {
  exists: (path: string) => boolean
  onAdd: () => void
}

/** What the case clock is for, where it has no dates yet. */
export function NoDates({ exists, onAdd }: NoDatesProps) {
  return (
    <section className={styles.none} aria-labelledby="none-title">
      <div className={styles.blank} aria-hidden="true">
        <i />
        <b>Today</b>
      </div>
      <h2 id="none-title">No dates yet</h2>
      <p>
        Start with the letters from your school. Add each date that they name, and each number of
        days that they give you.
      </p>
      <p className={styles.row}>
        {exists('/analysis') && <LinkButton href="/analysis">Get dates from a letter</LinkButton>}
        <Button kind="quiet" onClick={onAdd}>
          Add a date
        </Button>
      </p>
      <ul className={styles.points}>
        <li>The clock tells you what to do first, and by when.</li>
        <li>It counts calendar, business and school days, and shows which ones it skipped.</li>
        <li>
          It shows the limits that federal law sets, such as the 10 days to answer the evidence,
          each with its source.
        </li>
        <li>If your school gives you less time than the law does, it says so.</li>
      </ul>
    </section>
  )
}
