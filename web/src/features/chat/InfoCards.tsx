import type { ReactNode } from 'react'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './InfoCards.module.css'

/** What the assistant is good for, and how to get the most out of it. */
export function InfoCards({ exists }: { exists: (path: string) => boolean }) {
  return (
    <div className={styles.cards}>
      <Card title="What I Can Help With">
        <li>What the Title IX rule says, with its sources</li>
        <li>Your rights, whichever side of a case you are on</li>
        <li>The steps of a case, and dates to ask about</li>
        <li>Choosing an advisor, keeping evidence, getting ready for a hearing</li>
        <li>
          A letter that you uploaded:{' '}
          {exists('/analysis') ? (
            <TextLink href="/analysis">ask from your documents</TextLink>
          ) : (
            'ask from your documents'
          )}
        </li>
      </Card>
      <Card title="How to Use This Assistant">
        <li>Ask one thing at a time, in your own words.</li>
        <li>Leave out names, dates and case numbers.</li>
        <li>Open the sources. Check there, or with a person you trust, before you act.</li>
        <li>It does not decide who is right, and it cannot say how a case will end.</li>
        <li>Delete a conversation when you no longer need it.</li>
      </Card>
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
