import type { Topic } from '@hub/core/trust/statement'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import { LineTable } from './LineTable.tsx'
import styles from './TopicRow.module.css'

interface TopicRowProps {
  topic: Topic
  /** Called when it was opened or closed, by whatever. */
  onToggle: () => void
}

/**
 * One question with the gist of its answer; behind it what is kept, and what else to know. The place of links to it
 * is inside, where a browser opens what it leads to by itself. What was pressed open stays so by the address.
 */
export function TopicRow({ topic, onToggle }: TopicRowProps) {
  const row = useRef<HTMLDetailsElement>(null)
  const { slug, question, answer, lines, limits } = topic
  const onPress = (event: MouseEvent) => {
    if (event.defaultPrevented || !row.current) return
    if (row.current.open) forgetPlace(row.current)
    else keepPlace(slug)
  }
  return (
    <details ref={row} className={styles.row} onToggle={onToggle}>
      <summary className={styles.summary} onClick={onPress}>
        <h3 className={styles.question}>{question}</h3>
        <span className={styles.gist}>{answer.short}</span>
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div id={slug} className={styles.content}>
        <p id={answer.anchor} className={styles.answer}>
          {answer.text}
        </p>
        {lines.length > 0 && <LineTable question={question} lines={lines} />}
        {limits.length > 0 && (
          <div className={styles.more}>
            <h4 className={styles.moreTitle}>
              {lines.length > 0 ? 'What else to know' : 'To know'}
            </h4>
            <ul className={styles.limits}>
              {limits.map(({ id, anchor, text }) => (
                <li key={id} id={anchor}>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  )
}

/** Puts an opened row into the address, without a step in the history: a reload finds it open. */
function keepPlace(slug: string): void {
  history.replaceState(history.state, '', `#${slug}`)
}

/** Takes a closed row out of the address, if the address leads into it. */
function forgetPlace(row: HTMLElement): void {
  if (!placeOfAddress() || !row.contains(placeOfAddress())) return
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** What the address leads to, where that is there. */
export function placeOfAddress(): HTMLElement | null {
  return location.hash ? document.getElementById(location.hash.slice(1)) : null
}
