import type { Report } from '@hub/core/analysis/report'
import { eventHeadline } from '@hub/core/analysis/summary/eventHeadline'
import { lawCheckedWords, ruleInForce } from '@hub/core/knowledge/law'
import { CopyButton } from '../../../lib/CopyButton.tsx'
import { note10645 } from '../../../lib/cites/note10645.ts'
import { FirstScreen } from '../../../lib/report/FirstScreen.tsx'
import { GetsRight } from '../../../lib/report/GetsRight.tsx'
import { IssueGroups } from '../../../lib/report/IssueGroups.tsx'
import { issueItems } from '../../../lib/report/issueGroups.ts'
import { KeyFindings } from '../../../lib/report/KeyFindings.tsx'
import { NextSteps } from '../../../lib/report/NextSteps.tsx'
import { questionsText } from '../../../lib/report/questions.ts'
import { nounOf } from '../../../lib/report/readAs.ts'
import { Score } from '../../../lib/report/Score.tsx'
import { SummaryWords } from '../../../lib/report/SummaryWords.tsx'
import { toldIssues } from '../../../lib/report/toldIssues.ts'
import { Alert } from '../../../ui/Alert.tsx'
import styles from './ResultsCard.module.css'

interface ResultsCardProps {
  report: Report
  /** Sentences about what was left out or may be wrong. */
  notes: readonly string[]
}

/** What the analysis says, in the parts of the full report: what to do, what does not fit, what does, and the score. */
export function ResultsCard({ report, notes }: ResultsCardProps) {
  const { compliance, docType, keyFindings, recommendations } = report
  const noun = nounOf(docType)
  const items = issueItems(toldIssues(report))
  return (
    <section className={styles.card} aria-labelledby="results-title">
      <h2 id="results-title">Analysis Results</h2>
      {notes.map((note) => (
        <Alert key={note} tone="care" live="off" title={note} />
      ))}
      <p className={styles.event}>{eventHeadline(docType)}</p>
      <p className={styles.summary}>
        <SummaryWords report={report} />
      </p>
      <FirstScreen
        report={report}
        items={items}
        noun={noun}
        actions={
          items.length > 0 && (
            <CopyButton
              kind="normal"
              label="Copy all questions"
              text={questionsText(items, noun)}
            />
          )
        }
      />
      <IssueGroups report={report} items={items} noun={noun} />
      <GetsRight points={compliance.points} noun={noun} />
      <KeyFindings keyFindings={keyFindings} noun={noun} />
      <NextSteps steps={recommendations} />
      <Score compliance={compliance} noun={noun} />
      <p className={styles.remark}>
        This is general information, not legal advice. We may miss things. It was made on this
        device, from the words alone. {ruleInForce} Last checked {lawCheckedWords}.{' '}
        {note10645(report.potentialIssues.map(({ cite }) => cite))}
      </p>
    </section>
  )
}
