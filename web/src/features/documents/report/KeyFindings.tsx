import type { DocumentReport } from '@hub/api/documents'
import styles from './KeyFindings.module.css'
import { LetterQuote, ShowInLetter } from './LetterQuote.tsx'
import type { Lit } from './letterMarks.ts'
import { ReportGroup } from './ReportGroup.tsx'
import { ReportItem } from './ReportItem.tsx'
import { findingId, wordsOf } from './reportItems.ts'

interface KeyFindingsProps {
  report: DocumentReport
  noun: string
  onShow: (passage: Lit) => void
}

/** What the document says, each with its words. */
export function KeyFindings({ report, noun, onShow }: KeyFindingsProps) {
  const { keyFindings, document } = report
  if (keyFindings.length === 0) return null
  return (
    <ReportGroup id="findings" title="Key Findings" note={`${keyFindings.length} in this ${noun}`}>
      {keyFindings.map((finding, at) => {
        const id = findingId(at)
        const range = wordsOf(document.text, finding)
        const passage = range && { ...range, item: id }
        return (
          <ReportItem key={id} id={id} title={finding.title}>
            <LetterQuote tone="found" quote={finding.quote} passage={passage} onShow={onShow} />
            <p>{finding.text}</p>
            <p className={styles.source}>
              <span className={styles.page}>Page {finding.page}</span>
              <ShowInLetter passage={passage} onShow={onShow} noun={noun} of={finding.title} />
            </p>
          </ReportItem>
        )
      })}
    </ReportGroup>
  )
}
