import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import type { RegistryProfile } from '../../wallet/registry/records.ts'
import styles from './Counts.module.css'

interface CountsProps {
  /** undefined while it is read, or when that failed. */
  profile: RegistryProfile | undefined
  failed: boolean
}

/** How many documents, conversations and reviews the wallet has on the chain. */
export function Counts({ profile, failed }: CountsProps) {
  const counts = [
    { name: 'Documents', count: profile?.documentCount },
    { name: 'Conversations', count: profile?.conversationCount },
    { name: 'Reviews', count: profile?.reviewCount },
  ]
  return (
    <EntryGroup
      title="Your records"
      note={
        failed
          ? 'We could not count: the chain does not answer.'
          : 'Counted on the chain. Anyone who knows your address can see this.'
      }
    >
      <dl className={styles.counts} aria-busy={!profile && !failed}>
        {counts.map(({ name, count }) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd>{count === undefined ? '–' : count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </EntryGroup>
  )
}
