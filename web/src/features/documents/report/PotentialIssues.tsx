import type { DocumentReport } from '@hub/api/documents'
import { IssueEntry } from '../../../lib/report/IssueEntry.tsx'
import type { IssueItem } from '../../../lib/report/issueItem.ts'
import type { Lit } from '../../../lib/report/lit.ts'
import { ReportGroup } from '../../../lib/report/ReportGroup.tsx'
import { recipientNote } from '../../../lib/report/recipientNote.ts'
import type { ReportItems } from './reportItems.ts'

interface PotentialIssuesProps {
  report: DocumentReport
  items: ReportItems
  noun: string
  onShow: (passage: Lit) => void
}

/** What is worth raising, and what was not found. */
export function PotentialIssues({ report, items, noun, onShow }: PotentialIssuesProps) {
  const { raise, missing } = items
  const entry = (item: IssueItem) => (
    <IssueEntry key={item.id} item={item} noun={noun} onShow={onShow} />
  )
  if (raise.length + missing.length === 0) return <Nothing report={report} noun={noun} />
  return (
    <>
      {raise.length > 0 && (
        <ReportGroup
          id="raise"
          title="Worth raising"
          note={placeWords(raise)}
          lead={recipientNote(report.potentialIssues)}
        >
          {raise.map(entry)}
        </ReportGroup>
      )}
      {missing.length > 0 && (
        <ReportGroup
          id="missing"
          title="Not found"
          note={`${missing.length} in this ${noun}`}
          lead={missingLead(raise.length === 0 ? recipientNote(report.potentialIssues) : undefined)}
        >
          {missing.map(entry)}
        </ReportGroup>
      )}
    </>
  )
}

function missingLead(note: string | undefined): string {
  const first = 'These may stand in an enclosure or in another letter. Look there first.'
  return note ? `${first} ${note}` : first
}

function Nothing({ report, noun }: Pick<PotentialIssuesProps, 'report' | 'noun'>) {
  const checked = report.compliance.points.length > 0
  return (
    <ReportGroup
      id="raise"
      title={checked ? 'Nothing to raise was found' : 'Not checked against the rule'}
      lead={
        checked
          ? 'Each point that we looked for was found. We may still have missed something.'
          : `The rule’s list of points is not for this kind of ${noun}, so we did not count any.`
      }
    >
      {null}
    </ReportGroup>
  )
}

function placeWords(items: readonly IssueItem[]): string | undefined {
  const places = items.filter(({ passage }) => passage).length
  if (places === 0) return undefined
  return places === 1 ? '1 place in the text' : `${places} places in the text`
}
