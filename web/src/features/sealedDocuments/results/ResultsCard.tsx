import type { PotentialIssue, Report } from '@hub/core/analysis/report'
import { type ReactNode, useId } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Cite } from '../../../ui/Cite.tsx'
import { ComplianceScore } from './ComplianceScore.tsx'
import styles from './ResultsCard.module.css'

interface ResultsCardProps {
  report: Report
  /** Sentences about what was left out or may be wrong. */
  notes: readonly string[]
}

/** What the analysis says: summary, findings, issues, recommendations and the score. */
export function ResultsCard({ report, notes }: ResultsCardProps) {
  const { compliance, keyFindings, potentialIssues, recommendations, summary } = report
  return (
    <section className={styles.card} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        Analysis Results
      </h2>
      {notes.map((note) => (
        <Alert key={note} tone="care" live="off" title={note} />
      ))}
      <p className={styles.summary}>{summary}</p>
      <ComplianceScore compliance={compliance} />
      <Group title="Key Findings" none="No findings to name were in the text.">
        {keyFindings.map(({ page, quote, text, title }, at) => (
          <li key={at}>
            <b>{title}</b>
            <p>{text}</p>
            <blockquote className={styles.quote}>
              <p>{quote}</p>
              <footer>Page {page}</footer>
            </blockquote>
          </li>
        ))}
      </Group>
      <Group title="Potential Issues" none="Nothing to raise was found. We may have missed words.">
        {potentialIssues.map((issue) => (
          <Issue key={issue.id} issue={issue} />
        ))}
      </Group>
      <Group title="Recommendations" none="There is no next step to name.">
        {recommendations.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Group>
      <p className={styles.remark}>
        This is general information, not legal advice. We may miss things. It was made on this
        device, from the words alone.
      </p>
    </section>
  )
}

function Issue({ issue }: { issue: PotentialIssue }) {
  const { ask, cite, page, quote, text, title } = issue
  return (
    <li>
      <b>{title}</b>
      <p>{text}</p>
      {quote && (
        <blockquote className={styles.quote}>
          <p>{quote}</p>
          {page !== undefined && <footer>Page {page}</footer>}
        </blockquote>
      )}
      <p>
        <Cite>{cite}</Cite>
      </p>
      <p>
        <b>You could ask:</b> “{ask}”
      </p>
    </li>
  )
}

interface GroupProps {
  title: string
  /** What stands there for an empty list. */
  none: string
  children: readonly ReactNode[]
}

function Group({ title, none, children }: GroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title} <span className={styles.count}>{children.length}</span>
      </h3>
      {children.length > 0 ? <ul className={styles.list}>{children}</ul> : <p>{none}</p>}
    </section>
  )
}
