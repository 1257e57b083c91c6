import { type RefObject, useMemo, useRef, useState } from 'react'
import { FoldTitle } from '../../../ui/buttons/FoldTitle.tsx'
import { settleInView } from './bringIntoView.ts'
import styles from './Contents.module.css'
import { contentsOf } from './contentsOf.ts'
import type { Sheet } from './letterSheets.ts'

interface ContentsProps {
  noun: string
  sheets: readonly Sheet[]
  pane: RefObject<HTMLDivElement | null>
}

/** What a long document holds, to go to by a press. Its headings are looked for when the list is first opened. */
export function Contents({ noun, sheets, pane }: ContentsProps) {
  const [isWanted, setIsWanted] = useState(false)
  const contents = useMemo(() => (isWanted ? contentsOf(sheets) : []), [isWanted, sheets])
  const stop = useRef(() => {})
  const goTo = (id: string) => {
    const target = document.getElementById(id)
    if (!target || !pane.current) return
    stop.current()
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    stop.current = settleInView(target, pane.current, 'first')
  }
  return (
    <details className={styles.contents} onToggle={() => setIsWanted(true)}>
      <FoldTitle>Contents</FoldTitle>
      <nav aria-label={`Contents of the ${noun}`}>
        <ol>
          {contents.map(({ id, page, words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // Followed here, so that no step of the report lands in the browser's history.
                  event.preventDefault()
                  goTo(id)
                }}
              >
                {words && <span>{words}</span>} <span>Page {page}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
