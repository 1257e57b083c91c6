import type { Passage } from '@hub/core/analysis/report'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './FoundLine.module.css'
import { LetterQuote } from './LetterQuote.tsx'
import type { Lit } from './lit.ts'

interface FoundLineProps {
  /** Its DOM id: marks in the letter lead here. */
  id: string
  /** Where it was read; reports of earlier versions do not know it of all. */
  at: Passage | undefined
  /** What it is about, for those who hear the buttons one after the other. */
  of: string
  /** Where the words of a passage stand in the letter, where the letter is shown. */
  wordsOf?: ((passage: Passage) => { start: number; end: number } | null) | undefined
  onShow?: ((passage: Lit) => void) | undefined
  children: ReactNode
}

/** One thing that was found, in a line; its sentence is one press away. */
export function FoundLine({ id, at, of, wordsOf, onShow, children }: FoundLineProps) {
  if (!at)
    return (
      <li id={id} className={styles.line}>
        {children}
      </li>
    )
  const range = wordsOf?.(at)
  const passage = range ? { ...range, item: id } : null
  return (
    <li id={id} tabIndex={-1} className={styles.item}>
      <details>
        <summary className={styles.line}>
          {children}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.sentence}>
          <LetterQuote tone="found" {...at} of={of} passage={passage} onShow={onShow} />
        </div>
      </details>
    </li>
  )
}

/** Such lines, in two columns where there is room. */
export function FoundLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>
}
