import { useState } from 'react'
import { CallError, call, mayBeDone } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import {
  emptyDraft,
  type ResourceDraft,
  type ResourceErrors,
  type ResourceField,
} from '../../lib/resources/resourceDraft.ts'
import { checkSuggestion } from './checkSuggestion.ts'

type Stage = 'writing' | 'sending' | 'failed' | 'sent'

/**
 * The form's errors and sending. What was typed is kept by the parent, so that it outlives the
 * dialog. `refusals` counts how often the form was found wrong, to move the focus each time.
 */
export function useSuggestion(draft: ResourceDraft, onDraft: (draft: ResourceDraft) => void) {
  const [errors, setErrors] = useState<ResourceErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [stage, setStage] = useState<Stage>('writing')
  const [failure, setFailure] = useState<{ title: string; words: string }>()

  const change = (field: ResourceField, text: string) => {
    // It would be gone with the success.
    if (stage === 'sending') return
    onDraft({ ...draft, [field]: text })
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
  }
  const refuse = (wrong: ResourceErrors) => {
    setErrors(wrong)
    setRefusals(refusals + 1)
  }
  const restart = () => setStage('writing')
  const fail = (error: unknown) => {
    const problem = error instanceof CallError ? error.problem : undefined
    refuse(problem?.errors ?? {})
    setFailure(failureOf(error))
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
      onDraft(emptyDraft)
      setStage('sent')
    } catch (error) {
      fail(error)
    }
  }
  return { errors, refusals, stage, failure, change, send: () => void send(), restart }
}

function failureOf(error: unknown): { title: string; words: string } {
  if (mayBeDone(error)) {
    const title = 'We do not know whether your suggestion came.'
    const todo = 'Check your connection, then send it again: twice does no harm.'
    return { title, words: `Your words are still here. ${todo}` }
  }
  const reason = refusalSentence(error)
  const words = `${reason ? `${reason} ` : ''}Your words are still here. Try again.`
  return { title: 'We could not send your suggestion.', words }
}
