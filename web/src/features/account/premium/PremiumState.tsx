import type { Subscription } from '@hub/api/subscription'
import { useRef } from 'react'
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import stack from '../../../ui/layout/stack.module.css'
import { classes } from '../../../ui/styles/classes.ts'
import { Badge } from '../../../ui/text/Badge.tsx'
import styles from './PremiumPart.module.css'
import { type PremiumAction, premiumWords } from './premiumWords.ts'
import { usePremiumActions, type Work } from './usePremiumActions.ts'

interface PremiumStateProps {
  subscription: Subscription
  exists: (path: string) => boolean
}

const failed: Record<Work, string> = {
  cancel: 'We could not cancel it.',
  resume: 'We could not undo the cancellation.',
  portal: 'The payment service’s page did not open.',
}

/** A subscription as it stands, with what can be done about it, each in one press. */
export function PremiumState({ subscription, exists }: PremiumStateProps) {
  const state = useRef<HTMLDivElement>(null)
  const { working, failure, run } = usePremiumActions(() => state.current?.focus())
  const { actions, alert, sentences } = premiumWords(subscription)
  const isDemo = subscription.source === 'demo'
  const canSubscribe = exists('/subscribe')
  return (
    <>
      {subscription.hasAccess && <Badge tone="proven">Premium Active</Badge>}
      {isDemo && (
        <Alert live="off" tone="care" title="Demo: nothing is charged">
          This hub takes no payments.
        </Alert>
      )}
      <div
        ref={state}
        tabIndex={-1}
        className={classes(stack.gap4, stack.start, stack.measure)}
        role="status"
      >
        {alert && (
          <Alert live="off" tone="care" title={alert.title}>
            {alert.text}
          </Alert>
        )}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles.actions}>
        {actions
          .filter((action) => action !== 'subscribe' || canSubscribe)
          .map((action) => (
            <Action
              key={action}
              action={action}
              isNew={subscription.status !== 'canceled'}
              working={working}
              run={run}
            />
          ))}
      </div>
      {failure && (
        <Alert tone="stop" live="assertive" title={failed[failure.work]}>
          {failure.reason}
        </Alert>
      )}
    </>
  )
}

interface ActionProps {
  action: PremiumAction
  /** There was no subscription before. */
  isNew: boolean
  working: Work | undefined
  run: (work: Work) => void
}

function Action({ action, isNew, working, run }: ActionProps) {
  const opening = working === 'portal' && 'Opening...'
  switch (action) {
    case 'subscribe':
      return (
        <LinkButton href="/subscribe">
          {isNew ? 'See what premium has' : 'Start premium again'}
        </LinkButton>
      )
    case 'cancel':
      return (
        <Button onClick={() => run('cancel')} busy={working === 'cancel' && 'Canceling...'}>
          Cancel subscription
        </Button>
      )
    case 'resume':
      return (
        <Button onClick={() => run('resume')} busy={working === 'resume' && 'Keeping...'}>
          Keep premium
        </Button>
      )
    case 'card':
      return (
        <Button onClick={() => run('portal')} busy={opening}>
          Change the card
        </Button>
      )
    case 'receipts':
      return (
        <Button kind="quiet" onClick={() => run('portal')} busy={opening}>
          Receipts and card
        </Button>
      )
  }
}
