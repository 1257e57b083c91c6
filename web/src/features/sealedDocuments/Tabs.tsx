import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './Tabs.module.css'

interface TabsProps<N extends string> {
  /** What the tabs are of. */
  label: string
  tabs: readonly { name: N; label: string }[]
  current: N
  onCurrent: (name: N) => void
  /** What the current tab shows. */
  children: ReactNode
}

/** Tabs with their panel: arrow keys move between them, and the one in focus is shown. */
export function Tabs<N extends string>({
  label,
  tabs,
  current,
  onCurrent,
  children,
}: TabsProps<N>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    const name = tabs[next]?.name
    if (name !== undefined) onCurrent(name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={move}
        tabIndex={-1}
      >
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onCurrent(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}
