import { call } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { type Paid, usePay } from './usePay.ts'

/** The form of a hub without a payment provider. It asks for nothing, and says that it is a demo. */
export function DemoForm({ clientSecret }: { clientSecret: string }) {
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
