import type { DocumentReport } from '@hub/api/documents'
import { KindField } from '../../../lib/report/KindField.tsx'
import { ReportGroup } from '../../../lib/report/ReportGroup.tsx'
import type { ReadAgain } from '../../../lib/report/readAgain.ts'
import { readAs, standardWords } from '../../../lib/report/readAs.ts'
import { SummaryWords } from '../../../lib/report/SummaryWords.tsx'
import styles from './HowWeRead.module.css'

interface HowWeReadProps {
  report: DocumentReport
  noun: string
  readAgain: ReadAgain
}

/** What the document was taken for, what it says in short, and what the words for how sure we are mean. */
export function HowWeRead({ report, noun, readAgain }: HowWeReadProps) {
  const { document, potentialIssues, standardOfEvidence, summary } = report
  const standard = standardWords(standardOfEvidence)
  const told = beyond(report.lead, summary)
  return (
    <ReportGroup isBeside id="read" title="How we read it">
      <div className={styles.words}>
        <p>
          {readAs(report, document.pages.length)}{' '}
          <span className={styles.name}>{document.originalName}</span>
        </p>
        <KindField report={report} readAgain={readAgain} />
        {told && (
          <p>
            <b>{summary === told ? 'In short:' : 'What comes next:'}</b>{' '}
            <SummaryWords report={{ ...report, summary: told }} />
          </p>
        )}
        {standard && (
          <p>
            <b>Standard of evidence:</b> {standard}
          </p>
        )}
        {potentialIssues.length > 0 && (
          <p>
            <b>Clear</b> means that the words can hardly be read another way. <b>Likely</b> means
            that the point probably goes against the rule, but another sentence or another paper may
            explain it. <b>Worth asking</b> means that the {noun} alone cannot tell.
          </p>
        )}
      </div>
    </ReportGroup>
  )
}

/** What a summary says besides the sentences that head the page. */
function beyond(lead: string | undefined, summary: string): string {
  return lead !== undefined && summary.startsWith(lead)
    ? summary.slice(lead.length).trim()
    : summary
}
