import type { ComponentProps, ReactNode } from 'react'
import { Acts } from './Acts.tsx'
import styles from './FirstScreen.module.css'
import type { IssueItem } from './issueItem.ts'
import { Misfits } from './Misfits.tsx'

interface FirstScreenProps extends ComponentProps<typeof Acts> {
  items: readonly IssueItem[]
  /** The way on. */
  actions: ReactNode
}

/** What a reader who stops after the first screen must know: what to do by when, and what does not fit the rule. */
export function FirstScreen({ items, actions, ...acts }: FirstScreenProps) {
  return (
    <div className={styles.first} data-alone={items.length === 0 || undefined}>
      <Acts {...acts} />
      <Misfits items={items} onOpen={acts.onOpen} />
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
