import type { TopicGroup } from '@hub/core/trust/topics'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './TopicList.module.css'
import { placeOfAddress, TopicRow } from './TopicRow.tsx'

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

/** The rows of a list. */
function rowsIn(list: HTMLElement | null): HTMLDetailsElement[] {
  return list ? [...list.querySelectorAll('details')] : []
}

/** Opens the row that the address leads into and goes there: on arrival, and by each link within the page. */
function useRowOfAddress(): void {
  useLayoutEffect(() => {
    openPlace()
    window.addEventListener('hashchange', openPlace)
    return () => window.removeEventListener('hashchange', openPlace)
  }, [])
}

function openPlace(): void {
  const place = placeOfAddress()
  const row = place?.closest('details')
  if (!place || !row || row.open) return
  row.open = true
  place.scrollIntoView()
}

/** Opens all rows for a print, and closes those again that were closed before it. */
function useOpenForPrint(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = rowsIn(list.current).filter((row) => !row.open)
      for (const row of opened) row.open = true
    }
    const close = () => {
      for (const row of opened) row.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [list])
}
