import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { useState } from 'react'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { type Paid, usePay } from './usePay.ts'
import { usePaymentLibrary } from './usePaymentLibrary.ts'

interface CardFormProps {
  publishableKey: string
  clientSecret: string
}

/** The payment provider's own fields. What is typed there goes to the provider alone. */
export default function CardForm({ publishableKey, clientSecret }: CardFormProps) {
  const { stripe, failed, retrying, retry } = usePaymentLibrary(publishableKey)
  if (failed) {
    return (
      <ErrorState title="The payment form did not load." onRetry={retry} busy={retrying}>
        Nothing was charged. Check your connection. An ad blocker may also keep the payment
        service’s form away.
      </ErrorState>
    )
  }
  if (!stripe) return <Skeleton lines={4} words="Loading the payment form..." wordsShown />
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: fieldLook() }}>
      <CardFields />
    </Elements>
  )
}

function CardFields() {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [broken, setBroken] = useState(false)
  const pay = usePay(async () =>
    stripe && elements
      ? confirm(stripe, elements)
      : { state: 'failed', reason: 'The payment form is still loading. Please try again.' },
  )
  if (broken) {
    return (
      <ErrorState title="The payment form did not load." onRetry={() => location.reload()}>
        Nothing was charged. Check your connection.
      </ErrorState>
    )
  }
  return (
    <PaymentForm pay={pay} ready={ready && stripe !== null && elements !== null}>
      <PaymentElement
        // Link would ask for an email address.
        options={{ wallets: { link: 'never' } }}
        onReady={() => setReady(true)}
        onLoadError={() => setBroken(true)}
      />
    </PaymentForm>
  )
}

/** Confirms at the provider. Where a bank wants its own page, the browser leaves and comes back. */
async function confirm(stripe: Stripe, elements: StripeElements): Promise<Paid> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}/ai-assistant` },
    })
    if (error) return { state: 'failed', reason: error.message ?? 'The card was not accepted.' }
    const isPaid = ['succeeded', 'processing'].includes(paymentIntent.status)
    if (isPaid) return { state: 'paid' }
    return { state: 'failed', reason: 'The payment was not finished. Please try again.' }
  } catch {
    const reason =
      'The payment service could not be reached. Check your connection, then try again.'
    return { state: 'failed', reason }
  }
}

/**
 * The hub's look for the provider's fields. They stand in a frame of another site, which knows none of our
 * styles, so the colours are read from the page as it is shown.
 */
function fieldLook(): Appearance {
  const page = getComputedStyle(document.body)
  const read = (name: string) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: read('--accent'),
      colorBackground: read('--raised'),
      colorText: read('--ink'),
      colorTextSecondary: read('--ink-2'),
      colorTextPlaceholder: read('--ink-2'),
      colorDanger: read('--stop'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: page.fontSize,
      borderRadius: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${read('--edge')}`, boxShadow: 'none' },
      '.Input:focus': { outline: `3px solid ${read('--ink')}`, outlineOffset: '3px' },
    },
  }
}
