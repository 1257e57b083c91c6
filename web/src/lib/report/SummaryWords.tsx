import { saidOnDay, summaryOnDay } from '@hub/core/analysis/summary/onDay'
import { useToday } from '../useToday.ts'

interface SummaryWordsProps {
  report: Parameters<typeof summaryOnDay>[0]
}

/** The summary of a report, and what has to be said of its date on the day that it is read. */
export function SummaryWords({ report }: SummaryWordsProps) {
  const today = useToday()
  const said = saidOnDay(report, today)
  return (
    <>
      {summaryOnDay(report, today)} {said && <strong>{said}</strong>}
    </>
  )
}
