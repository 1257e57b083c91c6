import type { HubDocument } from '@hub/api/documents'
import { useState } from 'react'
import { CallError, call } from '../../../lib/client.ts'
import { type FailureWords, failureWords } from '../../../lib/failureWords.ts'
import { noteFocus } from '../../../lib/useRetry.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { putDocument, rereadAccess } from '../documentQueries.ts'

export const needsPremium = 'AI document analysis requires a premium subscription.'

/** The DOM id of a listed document's title, which can take the focus. */
export const titleId = (id: string) => `document-${id}`

export interface Analysis {
  run: () => void
  /** The request is on its way. */
  busy: boolean
  /** How the last request went; undefined before it and while the next one runs. */
  start: Start | undefined
}

/** Starts the analysis of a document, once at a time. */
export function useAnalysis({ id }: HubDocument): Analysis {
  const [busy, setBusy] = useState(false)
  const [start, setStart] = useState<Start>()
  const run = async () => {
    const isStillHere = noteFocus()
    setStart(undefined)
    setBusy(true)
    const outcome = await startAnalysis(id)
    setBusy(false)
    setStart(outcome)
    // The button is gone: the focus must not fall to the page, nor be taken from where the reader has gone.
    if (outcome.state === 'started' && isStillHere()) document.getElementById(titleId(id))?.focus()
  }
  return { run: () => void run(), busy, start }
}

/** How a request for an analysis went; `words` say what stood in the way. */
type Start = { state: 'started' } | { state: 'premium' } | { state: 'failed'; words: FailureWords }

/** Asks the server to analyze a document and says in a toast what stood in the way. Never throws. */
async function startAnalysis(id: string): Promise<Start> {
  try {
    putDocument(await call('POST /api/documents/:id/analyze', { params: { id } }))
    return { state: 'started' }
  } catch (error) {
    const status = error instanceof CallError ? error.problem.status : 0
    if (status === 402) {
      toast({ title: 'Subscription Required', description: needsPremium, tone: 'stop' })
      return { state: 'premium' }
    }
    // Another tab has started it, deleted the document, or signed out: the list says how it is now.
    if (status === 404 || status === 409) rereadAccess()
    if (status === 409) return { state: 'started' }
    sayAnalysisFailed()
    return { state: 'failed', words: failureWords(error, 'The analysis was not started.') }
  }
}

/** The spec's toast for an analysis that has its report. */
export function sayAnalysisDone(): void {
  toast({ title: 'Analysis complete', description: 'Document has been analyzed successfully.' })
}

/** The spec's toast for an analysis that failed or could not be started. */
export function sayAnalysisFailed(): void {
  const description = 'Failed to analyze document. Please try again.'
  toast({ title: 'Analysis failed', description, tone: 'stop' })
}
