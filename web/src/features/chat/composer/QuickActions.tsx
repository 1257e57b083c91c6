import type { QuickTopic } from '@hub/api/chat'
import { useId } from 'react'
import { quickTopics } from '../../../lib/answers/chatFacts.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './QuickActions.module.css'

const topics = Object.entries(quickTopics) as [QuickTopic, string][]

/** Questions that can be asked by one press. */
export function QuickActions({ onPick }: { onPick: (topic: QuickTopic) => void }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.actions}>
      <h3 id={id} className={styles.title}>
        Quick Actions
      </h3>
      {topics.map(([topic, title]) => (
        <Button key={topic} onClick={() => onPick(topic)}>
          {title}
        </Button>
      ))}
    </div>
  )
}
