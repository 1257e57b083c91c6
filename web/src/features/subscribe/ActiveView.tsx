import type { Subscription } from '@hub/api/subscription'
import { useEffect, useRef } from 'react'
import { fullDayOf } from '../../lib/when.ts'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import styles from './ActiveView.module.css'

interface ActiveViewProps {
  subscription: Subscription
  exists: (path: string) => boolean
}

/** There is access already, or since a moment ago. */
export function ActiveView({ subscription, exists }: ActiveViewProps) {
  const view = useRef<HTMLDivElement>(null)
  // The form that was there before is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) view.current?.querySelector('h1')?.focus()
  }, [])
  return (
    <div ref={view}>
      <PageHeader
        title="You're All Set!"
        badge={<Badge tone="proven">Premium Active</Badge>}
        lead="The AI assistant and the analysis of documents are open to you."
      />
      <div className={classes(stack.gap4, stack.start, stack.measure)}>
        {subscription.source === 'demo' && (
          <Alert live="off" tone="care" title="Demo: nothing is charged">
            This hub takes no payments.
          </Alert>
        )}
        <p>{activeWords(subscription)}</p>
        <div className={styles.ways}>
          {exists('/ai-assistant') && (
            <LinkButton kind="main" href="/ai-assistant" wideOnPhone>
              Go to the AI Assistant
            </LinkButton>
          )}
          <LinkButton href="/analysis" wideOnPhone>
            Analyze a document
          </LinkButton>
        </div>
        {subscription.source !== 'grant' && (
          <p>
            <TextLink href="/account">See or cancel your subscription</TextLink>
          </p>
        )}
      </div>
    </div>
  )
}

/** What holds of a subscription that gives access, in a sentence or two. */
export function activeWords({ source, cancelAtPeriodEnd, endsAt }: Subscription): string {
  if (source !== 'stripe' && source !== 'demo')
    return 'You were given premium. You pay nothing for it.'
  const day = endsAt === null ? 'the end of the month' : fullDayOf(endsAt)
  if (cancelAtPeriodEnd) return `You canceled. Premium stays open until ${day}.`
  if (source === 'demo') return `The next month begins by itself on ${day}, until you cancel.`
  return `The next $10 is charged on ${day}, unless you cancel before.`
}
