import { useEffect, useState } from 'react'
import { type Answer, call } from '../../lib/client.ts'
import { firstWrite } from '../../lib/firstWrite.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { toast } from '../../ui/feedback/toastStore.ts'
import { rereadSubscription } from './payment.ts'

/** How far the start of a subscription is. */
export type Checkout =
  | { state: 'starting' }
  | { state: 'ready'; clientSecret: string; statement: string | null }
  | { state: 'failed'; reason: string; again: () => void; retrying: boolean }

/** Starts a subscription, or goes on with the one that was started; says it when that fails. */
export function useCheckout(): Checkout {
  const [begun, setBegun] = useState<Answer<'POST /api/create-subscription'>>()
  const [reason, setReason] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState(-1)

  useEffect(() => {
    let isLeft = false
    const settle = (work: () => void) => {
      if (isLeft) return
      setAnswered(attempt)
      work()
    }
    firstWrite(() => call('POST /api/create-subscription')).then(
      (answer) => settle(() => take(answer)),
      (error: unknown) => settle(() => fail(error)),
    )
    const take = (answer: Answer<'POST /api/create-subscription'>) => {
      setReason(undefined)
      // It was paid in another tab: the screen has another view for that.
      if (answer.status === 'active') return rereadSubscription()
      setBegun(answer)
    }
    const fail = (error: unknown) => {
      setReason(
        refusalSentence(error) ?? 'Nothing was charged. Check your connection, then try again.',
      )
      const description = 'Failed to initialize subscription. Please try again.'
      toast({ title: 'Error', description, tone: 'stop' })
    }
    return () => {
      isLeft = true
    }
  }, [attempt])

  if (reason !== undefined) {
    const retrying = answered !== attempt
    return { state: 'failed', reason, again: () => setAttempt((now) => now + 1), retrying }
  }
  if (!begun?.clientSecret) return { state: 'starting' }
  return { state: 'ready', clientSecret: begun.clientSecret, statement: begun.statement }
}
