import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'

interface PaymentLibrary {
  stripe: Stripe | null
  failed: boolean
  retrying: boolean
  retry: () => void
}

let isSet = false

/** Without the provider's watching of how somebody moves and types: less is known of a frightened person. */
function load(publishableKey: string): Promise<Stripe | null> {
  if (!isSet) {
    loadStripe.setLoadParameters({ advancedFraudSignals: false })
    document.addEventListener('error', removeBrokenScript, true)
  }
  isSet = true
  return loadStripe(publishableKey)
}

/** A script that could not be fetched: with its element still there, the library would wait for it forever. */
function removeBrokenScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')) {
    target.remove()
  }
}

/** Fetches the provider's script, the only one from elsewhere, once the payment form is drawn. */
export function usePaymentLibrary(publishableKey: string): PaymentLibrary {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState(-1)

  useEffect(() => {
    let isLeft = false
    const fetchLibrary = async () => {
      try {
        const loaded = await load(publishableKey)
        if (!isLeft) setStripe(loaded)
      } catch {
        if (!isLeft) setFailedAt(attempt)
      }
    }
    void fetchLibrary()
    return () => {
      isLeft = true
    }
  }, [attempt, publishableKey])

  const hasFailed = failedAt >= 0 && !stripe
  return {
    stripe,
    failed: hasFailed,
    retrying: hasFailed && failedAt !== attempt,
    retry: () => setAttempt((now) => now + 1),
  }
}
