import type { DocumentReport } from '@hub/api/documents'
import { olderCopy, ruleInForce } from '@hub/core/knowledge/law'
import { nounOf, standardWords } from '../../../lib/report/readAs.ts'
import { SummaryWords } from '../../../lib/report/SummaryWords.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import styles from './InShort.module.css'

/** What the document says in short, and what to know before reading on. */
export function InShort({ report }: { report: DocumentReport }) {
  const { document, rule, docType } = report
  const standard = standardWords(report.standardOfEvidence)
  return (
    <div className={styles.parts}>
      <p className={styles.name}>{document.originalName}</p>
      {document.readBy === 'ocr' && (
        <Alert tone="care" live="off" title="The words were read from a picture.">
          Some may be wrong or missing. Check each one against your {nounOf(docType)}.
        </Alert>
      )}
      {document.notes.map((note, at) => (
        <Alert key={at} tone="care" live="off" title={note} />
      ))}
      {rule === '2024_markers' && (
        <Alert tone="care" live="off" title={`This ${nounOf(docType)} has signs of the 2024 rule.`}>
          A court set that rule aside on January 9, 2025. {ruleInForce} {olderCopy}
        </Alert>
      )}
      {report.summary && (
        <p className={styles.summary}>
          <SummaryWords report={report} />
        </p>
      )}
      {standard && (
        <p>
          <b>Standard of evidence:</b> {standard}
        </p>
      )}
    </div>
  )
}
