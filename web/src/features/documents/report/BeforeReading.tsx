import type { DocumentReport } from '@hub/api/documents'
import { olderCopy, ruleInForce } from '@hub/core/knowledge/law'
import { nounOf } from '../../../lib/report/readAs.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import styles from './BeforeReading.module.css'

/** What to know of the text before reading on. Nothing for most documents. */
export function BeforeReading({ report }: { report: DocumentReport }) {
  const { document, rule, docType } = report
  const isPicture = document.readBy === 'ocr'
  const isOldRule = rule === '2024_markers'
  if (!isPicture && !isOldRule && document.notes.length === 0) return null
  return (
    <div className={styles.alerts}>
      {isPicture && (
        <Alert tone="care" live="off" title="The words were read from a picture.">
          Some may be wrong or missing. Check each one against your {nounOf(docType)}.
        </Alert>
      )}
      {document.notes.map((note, at) => (
        <Alert key={at} tone="care" live="off" title={note} />
      ))}
      {isOldRule && (
        <Alert tone="care" live="off" title={`This ${nounOf(docType)} has signs of the 2024 rule.`}>
          A court set that rule aside on January 9, 2025. {ruleInForce} {olderCopy}
        </Alert>
      )}
    </div>
  )
}
