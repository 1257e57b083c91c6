import { toast } from '../../../ui/feedback/toastStore.ts'

/** The spec's toast for an analysis that has its report. */
export function sayAnalysisDone(): void {
  toast({ title: 'Analysis complete', description: 'Document has been analyzed successfully.' })
}

/** The spec's toast for an analysis that failed or could not be started. */
export function sayAnalysisFailed(): void {
  const description = 'Failed to analyze document. Please try again.'
  toast({ title: 'Analysis failed', description, tone: 'stop' })
}
