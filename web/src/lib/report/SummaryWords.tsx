import { saidOnDay } from '@hub/core/analysis/summary/onDay'
import { useToday } from '../useToday.ts'

interface SummaryWordsProps {
  report: Parameters<typeof saidOnDay>[0] & { readonly summary: string }
}

/** The summary of a report, and what has to be said of its date on the day that it is read. */
export function SummaryWords({ report }: SummaryWordsProps) {
  const said = saidOnDay(report, useToday())
  return (
    <>
      {report.summary} {said && <strong>{said}</strong>}
    </>
  )
}
