import type { TopicGroup } from '@hub/core/trust/topics'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { rowsIn, useOpenForPrint, useRowOfAddress } from './openRows.ts'
import styles from './TopicList.module.css'
import { TopicRow } from './TopicRow.tsx'

/** The questions in their groups, closed to a line each until one is opened. */
export function TopicList({ groups }: { groups: readonly TopicGroup[] }) {
  const list = useRef<HTMLDivElement>(null)
  const [allOpen, setAllOpen] = useState(false)
  useRowOfAddress()
  useOpenForPrint(list)
  const look = () => setAllOpen(rowsIn(list.current).every(({ open }) => open))
  const turnAll = () => {
    for (const row of rowsIn(list.current)) row.open = !allOpen
  }
  return (
    <div ref={list} className={styles.list}>
      <p className={styles.all}>
        <Button kind="quiet" onClick={turnAll}>
          {allOpen ? 'Close all' : 'Show all'}
        </Button>
      </p>
      {groups.map(({ title, topics }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          {topics.map((topic) => (
            <TopicRow key={topic.slug} topic={topic} onToggle={look} />
          ))}
        </section>
      ))}
    </div>
  )
}
