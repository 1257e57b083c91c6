import type { DocumentReport } from '@hub/api/documents'
import { CALENDAR_TITLE } from '../../../lib/clock/calendarFile.ts'
import type { Lit } from '../../../lib/report/lit.ts'
import { ReportGroup } from '../../../lib/report/ReportGroup.tsx'
import { useToday } from '../../../lib/useToday.ts'
import { AddToClock } from './AddToClock.tsx'
import { DateEntry } from './DateEntry.tsx'
import { hasPassed, inOrder, isDay } from './dateWords.ts'

interface DatesGroupProps {
  report: DocumentReport
  noun: string
  onShow: (passage: Lit) => void
}

/** Every date and length of time of the document, with what each means and how it is known. */
export function DatesGroup({ report, noun, onShow }: DatesGroupProps) {
  const { dates, document } = report
  const today = useToday()
  const calendar = dates.some((date) => isDay(date) && !hasPassed(date, today))
  return (
    <ReportGroup
      id="dates"
      title="Dates"
      note={dates.length > 0 ? `${dates.length} found` : undefined}
      lead={
        dates.length === 0
          ? `We found no dates in this ${noun}. Check it yourself as well.`
          : calendar &&
            `Check each date against the ${noun}. A calendar entry is called “${CALENDAR_TITLE}” and holds nothing else.`
      }
    >
      {inOrder(dates).map((date, at) => (
        <DateEntry
          key={at}
          id={`date-${at + 1}`}
          date={date}
          text={document.text}
          noun={noun}
          passed={hasPassed(date, today)}
          onShow={onShow}
        />
      ))}
      {dates.length > 0 && <AddToClock report={report} />}
    </ReportGroup>
  )
}
