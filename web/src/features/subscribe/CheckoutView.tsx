import type { Subscription } from '@hub/api/subscription'
import type { Answer } from '../../lib/client.ts'
import { LazyPart } from '../../lib/LazyPart.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EntryGroup, Groups } from '../../ui/layout/EntryGroup.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import { BeforeYouPay } from './BeforeYouPay.tsx'
import { Benefits } from './Benefits.tsx'
import { DemoForm } from './DemoForm.tsx'
import type { Returned } from './returned.ts'
import { type Checkout, useCheckout } from './useCheckout.ts'

type Payment = Answer<'GET /api/config'>['payment']

interface CheckoutViewProps {
  subscription: Subscription
  payment: Payment
  /** How a payment at a bank ended from which the reader comes back. */
  returned: Returned | undefined
  exists: (path: string) => boolean
}

/** What premium has, what to know before paying, and the form. */
export function CheckoutView({ payment, returned }: CheckoutViewProps) {
  const checkout = useCheckout()
  const statement = checkout.state === 'ready' ? checkout.statement : undefined
  const isDemo = payment.kind === 'demo'
  return (
    <>
      <PageHeader
        title="Premium"
        badge={isDemo && <Badge>Demo</Badge>}
        lead="The AI assistant and the analysis of documents, for $10 a month. Cancel anytime."
      />
      <Groups>
        <EntryGroup title="What you get">
          <Benefits />
        </EntryGroup>
        <EntryGroup title="Before you pay">
          <BeforeYouPay
            isDemo={isDemo}
            isStarted={checkout.state === 'ready'}
            statement={statement}
          />
        </EntryGroup>
        <EntryGroup title="Complete Your Subscription" note="$10 a month. Cancel anytime.">
          <div className={classes(stack.gap6, stack.shrinks)}>
            {returned && <ReturnNotice returned={returned} />}
            <Form checkout={checkout} payment={payment} />
          </div>
        </EntryGroup>
      </Groups>
    </>
  )
}

function Form({ checkout, payment }: { checkout: Checkout; payment: Payment }) {
  if (checkout.state === 'failed') {
    return (
      <ErrorState
        title="We could not start the subscription."
        onRetry={checkout.again}
        busy={checkout.retrying}
      >
        {checkout.reason}
      </ErrorState>
    )
  }
  if (checkout.state === 'starting') {
    return <Skeleton lines={4} words="Loading the payment form..." wordsShown />
  }
  const { clientSecret } = checkout
  if (payment.kind === 'demo') return <DemoForm clientSecret={clientSecret} />
  return <LazyCardForm publishableKey={payment.publishableKey} clientSecret={clientSecret} />
}

function ReturnNotice({ returned }: { returned: Returned }) {
  if (returned === 'failed') {
    return (
      <Alert tone="stop" title="Payment Failed">
        Your bank did not confirm the payment. Nothing was charged. You can try again here.
      </Alert>
    )
  }
  return (
    <Alert tone="care" title="Your payment is on its way.">
      It can take a few minutes to reach us. You do not need to pay again: reload this page in a few
      minutes.
    </Alert>
  )
}

const load = () => import('./CardForm.tsx')

/** The form with the provider's fields. Its code comes only where payments are real. */
function LazyCardForm(props: { publishableKey: string; clientSecret: string }) {
  return (
    <LazyPart
      load={load}
      props={props}
      waiting={<Skeleton lines={4} words="Loading the payment form..." wordsShown />}
      failed={{
        title: 'The payment form did not load.',
        text: 'Nothing was charged. Check your connection.',
      }}
    />
  )
}
