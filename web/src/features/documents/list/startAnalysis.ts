import { CallError, call } from '../../../lib/client.ts'
import { type FailureWords, failureWords } from '../../../lib/failureWords.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { putDocument, rereadAccess } from '../documentQueries.ts'
import { sayAnalysisFailed } from './analysisToasts.ts'

export const needsPremium = 'AI document analysis requires a premium subscription.'

/** How a request for an analysis went; `words` say what stood in the way. */
export type Start =
  | { state: 'started' }
  | { state: 'premium' }
  | { state: 'failed'; words: FailureWords }

/** Asks the server to analyze a document and says in a toast what stood in the way. Never throws. */
export async function startAnalysis(id: string): Promise<Start> {
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
