import type { ReactNode } from 'react'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import styles from './Part.module.css'

interface PartProps {
  title: string
  note?: string
  children: ReactNode
}

/** A part of the screen: its title at left, sentences and buttons at right. */
export function Part({ title, note, children }: PartProps) {
  return (
    <EntryGroup title={title} note={note}>
      <div className={styles.part}>{children}</div>
    </EntryGroup>
  )
}
