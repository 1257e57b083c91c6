import type { Passage, Report } from '@hub/core/analysis/report'
import { FoundLine, FoundLines } from './FoundLine.tsx'
import type { Lit } from './lit.ts'
import { ReportGroup } from './ReportGroup.tsx'

interface KeyFindingsProps extends Pick<Report, 'keyFindings'> {
  noun: string
  /** The words of a finding in the letter, where the letter stands beside it. */
  wordsOf?: (finding: Passage) => { start: number; end: number } | null
  onShow?: (passage: Lit) => void
}

/** The DOM id of the key finding at a place of its list. */
export const findingId = (at: number) => `finding-${at + 1}`

/** What the document says, one line each, its sentence one press away. */
export function KeyFindings({ keyFindings, noun, ...rest }: KeyFindingsProps) {
  if (keyFindings.length === 0) return null
  return (
    <ReportGroup
      id="findings"
      isBeside
      title="Key Findings"
      note={`${keyFindings.length} in this ${noun}`}
    >
      <FoundLines>
        {keyFindings.map((finding, at) => (
          <FoundLine
            key={findingId(at)}
            id={findingId(at)}
            at={finding}
            of={finding.title}
            {...rest}
          >
            <span>
              <b>{finding.title}.</b> {finding.text}
            </span>
          </FoundLine>
        ))}
      </FoundLines>
    </ReportGroup>
  )
}
