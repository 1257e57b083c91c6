import { Alert } from '../ui/feedback/Alert.tsx'

interface SendFailureProps {
  failure: { title: string; words: string } | undefined
}

/** Why a form could not be sent, after its fields. `showWhatIsWrong` finds it and brings it into view. */
export function SendFailure({ failure }: SendFailureProps) {
  if (!failure) return null
  return (
    <div data-failure="">
      <Alert tone="stop" live="assertive" title={failure.title}>
        {failure.words}
      </Alert>
    </div>
  )
}
