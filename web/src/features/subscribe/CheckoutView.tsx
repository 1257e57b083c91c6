import type { Subscription } from '@hub/api/subscription'
import { type Answer, call } from '../../lib/client.ts'
import { LazyPart } from '../../lib/LazyPart.tsx'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { EntryGroup, Groups } from '../../ui/layout/EntryGroup.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import text from '../../ui/text/text.module.css'
import { BeforeYouPay } from './BeforeYouPay.tsx'
import styles from './Benefits.module.css'
import { PaymentForm } from './PaymentForm.tsx'
import type { Returned } from './returned.ts'
import { type Checkout, useCheckout } from './useCheckout.ts'
import { type Paid, usePay } from './usePay.ts'

const benefits = [
  {
    name: 'Personal AI chat assistant',
    what: 'Ask in your own words. Answers name the paragraphs of the rule they rest on.',
  },
  {
    name: 'Document analysis and insights',
    what: 'What a letter says, its dates, and what you could ask about.',
  },
  { name: '24/7 instant responses', what: 'It answers at any hour.' },
  { name: 'Cancel anytime', what: 'One press on your account page.' },
]

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

/** What premium has, in the order of the assistant's own screen. */
function Benefits() {
  return (
    <div className={styles.benefits}>
      <ul className={styles.list}>
        {benefits.map(({ name, what }) => (
          <li key={name} className={styles.benefit}>
            <Icon name="check" />
            <div>
              <p className={text.strong}>{name}</p>
              <p className={text.note}>{what}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.free}>
        Resources, search, uploads, schools and reviews stay free. The crisis lines never need
        premium. It is general information, not legal advice.
      </p>
    </div>
  )
}

/** The form of a hub without a payment provider. It asks for nothing, and says that it is a demo. */
function DemoForm({ clientSecret }: { clientSecret: string }) {
  const pay = usePay(() => confirmDemo(clientSecret))
  return (
    <PaymentForm pay={pay} ready>
      <Alert live="off" tone="care" title="Demo: nothing is charged">
        This hub takes no payments, so no card is asked for. The button opens premium for a month.
        Each month the next one begins by itself, until you cancel.
      </Alert>
    </PaymentForm>
  )
}

async function confirmDemo(clientSecret: string): Promise<Paid> {
  try {
    await call('POST /api/subscription/demo-confirm', { body: { clientSecret } })
    return { state: 'paid' }
  } catch (error) {
    const reason = refusalSentence(error) ?? 'Check your connection, then try again.'
    return { state: 'failed', reason }
  }
}
