import { useEffect } from 'react'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const load = () => import('./CardForm.tsx')

/** The form with the provider's fields. Its code comes only where payments are real. */
export function LazyCardForm(props: { publishableKey: string; clientSecret: string }) {
  const { Part: CardForm, state, open } = useLazyPart(load)
  useEffect(open, [open])
  if (state === 'failed') {
    return (
      <ErrorState title="The payment form did not load." onRetry={open}>
        Nothing was charged. Check your connection.
      </ErrorState>
    )
  }
  if (!CardForm) return <Skeleton lines={4} words="Loading the payment form..." wordsShown />
  return <CardForm {...props} />
}
