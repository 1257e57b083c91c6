import type { Analysis } from '@hub/api/documents'
import { useId } from 'react'
import { UnbrokenCites } from '../../../lib/cites/UnbrokenCites.tsx'
import { SummaryWords } from '../../../lib/report/SummaryWords.tsx'
import styles from './ShortAnalysis.module.css'

/** How many findings and issues a list shows; the report has them all. */
const SHOWN = 3

/** The short form of an analysis: its summary and the first findings and issues. */
export function ShortAnalysis({ analysis }: { analysis: Analysis }) {
  return (
    <div className={styles.analysis}>
      {analysis.summary && (
        <p>
          <SummaryWords report={analysis} />
        </p>
      )}
      <FirstOnes title="Key Findings" texts={analysis.keyFindings} />
      <FirstOnes title="Potential Issues" texts={analysis.potentialIssues} />
    </div>
  )
}

function FirstOnes({ title, texts }: { title: string; texts: readonly string[] }) {
  const id = useId()
  const more = texts.length - SHOWN
  if (texts.length === 0) return null
  return (
    <div>
      <h4 id={id} className={styles.title}>
        {title}
      </h4>
      <ul aria-labelledby={id} className={styles.list}>
        {texts.slice(0, SHOWN).map((text, at) => (
          <li key={at}>
            <UnbrokenCites>{text}</UnbrokenCites>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{more} more in the full report</p>}
    </div>
  )
}
