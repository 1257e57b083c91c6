import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** A badge beside the title. */
  badge?: ReactNode
  lead?: ReactNode
  /** Buttons at the right on wide screens, under the lead on phones. */
  actions?: ReactNode
  /** Takes less room, phones most of all: what follows must be seen as well. */
  isDense?: boolean
  /** A link back to the list this page belongs to. */
  back?: ReactNode
}

/** The top of a screen. Its h1 takes the focus after navigation. */
export function PageHeader({ title, badge, lead, actions, back, isDense }: PageHeaderProps) {
  return (
    <header className={classes(styles.header, isDense && styles.dense)}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.titleRow}>
            <h1 tabIndex={-1}>{title}</h1>
            {badge && <span className={styles.badge}>{badge}</span>}
          </div>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
