import { CallError, call } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/failureWords.ts'
import { toast } from '../../../ui/toastStore.ts'
import { putDocument, rereadDocuments } from '../documentQueries.ts'
import { sayAnalysisFailed } from './analysisToasts.ts'

export const needsPremium = 'AI document analysis requires a premium subscription.'

/** How a request for an analysis went; `reason` says what stood in the way. */
export type Start =
  | { state: 'started' }
  | { state: 'premium' }
  | { state: 'failed'; reason: string }

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
    // Another tab has started it, or deleted the document: the list says how it is now.
    if (status === 404 || status === 409) rereadDocuments()
    if (status === 409) return { state: 'started' }
    sayAnalysisFailed()
    const reason = refusalSentence(error) ?? 'Check your connection, then try again.'
    return { state: 'failed', reason }
  }
}
