import { useState } from 'react'
import { CallError, call } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/failureWords.ts'
import { checkSuggestion, type SuggestionErrors } from './checkSuggestion.ts'
import { emptySuggestion, type Suggestion, type SuggestionField } from './suggestion.ts'

type Stage = 'writing' | 'sending' | 'failed' | 'sent'

/**
 * The form's errors and sending. What was typed is kept by the parent, so that it outlives the
 * dialog. `refusals` counts how often the form was found wrong, to move the focus each time.
 */
export function useSuggestion(draft: Suggestion, onDraft: (draft: Suggestion) => void) {
  const [errors, setErrors] = useState<SuggestionErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [stage, setStage] = useState<Stage>('writing')
  const [failure, setFailure] = useState('')

  const change = (field: SuggestionField, text: string) => {
    onDraft({ ...draft, [field]: text })
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
  }
  const refuse = (wrong: SuggestionErrors) => {
    setErrors(wrong)
    setRefusals(refusals + 1)
  }
  const restart = () => setStage('writing')
  const fail = (error: unknown) => {
    const problem = error instanceof CallError ? error.problem : undefined
    refuse(problem?.errors ?? {})
    setFailure(refusalSentence(error) ?? '')
    setStage('failed')
  }
  const send = async () => {
    if (stage === 'sending') return
    const checked = checkSuggestion(draft)
    if (checked.errors) {
      setStage('writing')
      return refuse(checked.errors)
    }
    setErrors({})
    setStage('sending')
    try {
      await call('POST /api/resources', { body: checked.body })
      onDraft(emptySuggestion)
      setStage('sent')
    } catch (error) {
      fail(error)
    }
  }
  return { errors, refusals, stage, failure, change, send: () => void send(), restart }
}
