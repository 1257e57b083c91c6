import { LazyPart } from '../../lib/LazyPart.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const load = () => import('./CardForm.tsx')

/** The form with the provider's fields. Its code comes only where payments are real. */
export function LazyCardForm(props: { publishableKey: string; clientSecret: string }) {
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
