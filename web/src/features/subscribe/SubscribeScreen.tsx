import { useRef, useSyncExternalStore } from 'react'
import { ownSubscription, serverConfig } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import stack from '../../ui/layout/stack.module.css'
import { ActiveView } from './ActiveView.tsx'
import { CheckoutView } from './CheckoutView.tsx'
import { PastDueView } from './PastDueView.tsx'
import { currentReturn, followReturn } from './returned.ts'

/** Premium: what it has, and the way to pay for it; or that there is nothing to pay. */
export default function SubscribeScreen({ exists }: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  const subscription = useReading(ownSubscription)
  const config = useReading(serverConfig)
  // A return from a bank is taken out of the address at once, also where the view does not show it.
  const returned = useSyncExternalStore(followReturn, currentReturn, () => undefined)
  const toTop = () => screen.current?.querySelector('h1')?.focus()
  const broken = subscription.error === undefined ? config : subscription
  const both = {
    data: subscription.data && config.data,
    error: broken.error,
    again: async () => {
      const worked = await Promise.all([subscription.again(), config.again()])
      return worked.every(Boolean)
    },
  }
  const { failed, retrying, retry } = useRetry(both, toTop)
  const isPending = !failed && !(subscription.data && config.data)
  return (
    <Page>
      <div ref={screen} className={stack.shrinks}>
        {(isPending || failed) && <PageHeader title="Premium" />}
        {isPending && <Skeleton count={2} words="Loading your subscription..." />}
        {failed && (
          <ErrorState
            title="We could not load your subscription."
            headingLevel={2}
            onRetry={retry}
            busy={retrying}
          >
            {refusalSentence(broken.error) ??
              'Nothing was charged. Check your connection, then try again. The crisis lines above still work.'}
          </ErrorState>
        )}
        {!failed && subscription.data && config.data && (
          <View
            subscription={subscription.data}
            payment={config.data.payment}
            returned={returned}
            exists={exists}
          />
        )}
      </div>
    </Page>
  )
}

function View(props: Parameters<typeof CheckoutView>[0]) {
  const { exists, payment, subscription } = props
  if (subscription.hasAccess) return <ActiveView subscription={subscription} exists={exists} />
  if (subscription.status === 'past_due' && payment.kind === 'stripe') return <PastDueView />
  return <CheckoutView {...props} />
}
