import type { Report } from '@hub/core/analysis/report'
import { LetterQuote, ShowInLetter } from './LetterQuote.tsx'
import type { Lit } from './lit.ts'
import { ReportGroup } from './ReportGroup.tsx'
import { ReportItem } from './ReportItem.tsx'
import { SourceLine } from './SourceLine.tsx'

interface KeyFindingsProps extends Pick<Report, 'keyFindings'> {
  noun: string
  /** The words of a finding in the letter, where the letter stands beside it. */
  wordsOf?: (finding: Report['keyFindings'][number]) => { start: number; end: number } | null
  onShow?: (passage: Lit) => void
}

/** The DOM id of the key finding at a place of its list. */
export const findingId = (at: number) => `finding-${at + 1}`

/** What the document says, each with its words. */
export function KeyFindings({ keyFindings, noun, wordsOf, onShow }: KeyFindingsProps) {
  if (keyFindings.length === 0) return null
  return (
    <ReportGroup id="findings" title="Key Findings" note={`${keyFindings.length} in this ${noun}`}>
      {keyFindings.map((finding, at) => {
        const id = findingId(at)
        const range = wordsOf?.(finding) ?? null
        const passage = range && { ...range, item: id }
        return (
          <ReportItem key={id} id={id} title={finding.title}>
            <LetterQuote
              tone="found"
              quote={finding.quote}
              cut={finding.cut}
              passage={passage}
              onShow={onShow}
            />
            <p>{finding.text}</p>
            <SourceLine page={finding.page}>
              <ShowInLetter passage={passage} onShow={onShow} noun={noun} of={finding.title} />
            </SourceLine>
          </ReportItem>
        )
      })}
    </ReportGroup>
  )
}
