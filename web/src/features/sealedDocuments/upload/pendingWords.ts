import type { Ending } from '../../../wallet/transactions/transactionState.ts'

/** The writes of an upload, in their order. */
export type PendingKind = 'uploadDocument' | 'updateDocumentAnalysis'

const sent: Readonly<Record<PendingKind, string>> = {
  uploadDocument:
    'Before this page was loaded, your sealed document was stored and its record was sent. It appears under “My Documents” once the network has confirmed it.',
  updateDocumentAnalysis:
    'Before this page was loaded, a sealed analysis was stored and its record was sent. Its document is shown as analyzed once the network has confirmed it.',
}

/** What is under way since before the page was loaded. */
export function pendingWords(kind: PendingKind): string {
  return sent[kind]
}

/** How that ended, and what can be done now. */
export function pendingEnd(
  kind: PendingKind,
  { phase, recordId, words }: Pick<Ending, 'phase' | 'recordId' | 'words'>,
): { title: string; words: string; tone: 'done' | 'stop' } {
  const isDone = phase === 'done'
  const tone = isDone ? 'done' : 'stop'
  if (kind === 'updateDocumentAnalysis') {
    return isDone
      ? { title: 'Analysis complete', words: 'The sealed analysis is recorded.', tone }
      : {
          title: 'The analysis was not recorded.',
          words: `${words} The document itself is safe. View it to store its analysis.`,
          tone,
        }
  }
  return isDone
    ? {
        title: 'Your document is recorded.',
        words: `It is Document #${recordId} under “My Documents”. If it is not analyzed yet, view it to store its analysis.`,
        tone,
      }
    : {
        title: 'Upload Failed',
        words: `${words} Choose the file again to upload it.`,
        tone,
      }
}
