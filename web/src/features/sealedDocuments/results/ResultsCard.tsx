import type { Report } from '@hub/core/analysis/report'
import { lawCheckedWords, ruleInForce } from '@hub/core/knowledge/law'
import { note10645 } from '../../../lib/cites/note10645.ts'
import { IssueEntry } from '../../../lib/report/IssueEntry.tsx'
import { KeyFindings } from '../../../lib/report/KeyFindings.tsx'
import { NextSteps } from '../../../lib/report/NextSteps.tsx'
import { ReportGroup } from '../../../lib/report/ReportGroup.tsx'
import { nounOf } from '../../../lib/report/readAs.ts'
import { recipientNote } from '../../../lib/report/recipientNote.ts'
import { Score } from '../../../lib/report/Score.tsx'
import { SummaryWords } from '../../../lib/report/SummaryWords.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import styles from './ResultsCard.module.css'

interface ResultsCardProps {
  report: Report
  /** Sentences about what was left out or may be wrong. */
  notes: readonly string[]
}

/** What the analysis says, in the parts of the full report: summary, score, findings, issues and recommendations. */
export function ResultsCard({ report, notes }: ResultsCardProps) {
  const { compliance, docType, keyFindings, potentialIssues, recommendations } = report
  const noun = nounOf(docType)
  return (
    <section className={styles.card} aria-labelledby="results-title">
      <h2 id="results-title">Analysis Results</h2>
      {notes.map((note) => (
        <Alert key={note} tone="care" live="off" title={note} />
      ))}
      <p className={styles.summary}>
        <SummaryWords report={report} />
      </p>
      <Score compliance={compliance} noun={noun} />
      <KeyFindings keyFindings={keyFindings} noun={noun} />
      <ReportGroup
        id="issues"
        title="Potential Issues"
        note={potentialIssues.length > 0 ? `${potentialIssues.length} in this ${noun}` : undefined}
        lead={leadOf(report, noun)}
      >
        {potentialIssues.map((issue, at) => {
          const id = `issue-${at + 1}`
          return <IssueEntry key={id} item={{ id, issue, passage: null }} noun={noun} />
        })}
      </ReportGroup>
      <NextSteps steps={recommendations} />
      <p className={styles.remark}>
        This is general information, not legal advice. We may miss things. It was made on this
        device, from the words alone. {ruleInForce} Last checked {lawCheckedWords}.{' '}
        {note10645(potentialIssues.map(({ cite }) => cite))}
      </p>
    </section>
  )
}

function leadOf({ compliance, potentialIssues }: Report, noun: string): string {
  if (compliance.points.length === 0)
    return `There is no score: the rule’s list of points is not for this kind of ${noun}.`
  if (potentialIssues.length === 0) return 'Nothing to raise was found. We may have missed words.'
  const first =
    'What was not found may stand in an enclosure or in another letter. Look there first.'
  return [first, recipientNote(potentialIssues)].filter(Boolean).join(' ')
}
