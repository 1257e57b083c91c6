import type { DocumentReport } from '@hub/api/documents'
import { LinkedCite } from '../../../lib/cites/LinkedCite.tsx'
import { LetterQuote } from '../../../lib/report/LetterQuote.tsx'
import type { Lit } from '../../../lib/report/lit.ts'
import { ReportGroup } from '../../../lib/report/ReportGroup.tsx'
import { ReportItem } from '../../../lib/report/ReportItem.tsx'
import { Badge } from '../../../ui/text/Badge.tsx'
import { wordsOf } from './reportItems.ts'

interface AssistantPartProps {
  assistant: NonNullable<DocumentReport['assistant']>
  text: string
  noun: string
  onShow: (passage: Lit) => void
}

/** What a model added, marked as such and apart from what the hub found by itself. */
export function AssistantPart({ assistant, text, noun, onShow }: AssistantPartProps) {
  return (
    <ReportGroup
      id="assistant"
      title="From the assistant"
      lead={`An AI model wrote this. It may be wrong. Each point quotes the ${noun}; it does not count in the score.`}
    >
      <ReportItem id="assistant-summary" kicker={<Badge>Assistant</Badge>} title="In short">
        <p>{assistant.summary}</p>
      </ReportItem>
      {assistant.issues.map((issue, at) => {
        const id = `assistant-${at + 1}`
        const range = wordsOf(text, issue)
        const passage = range && { ...range, item: id }
        return (
          <ReportItem key={id} id={id} kicker={<Badge>Assistant</Badge>} title={issue.title}>
            <LetterQuote
              tone="mark"
              quote={issue.quote}
              cut={issue.cut}
              page={issue.page}
              of={issue.title}
              passage={passage}
              onShow={onShow}
            />
            <p>{issue.text}</p>
            <LinkedCite>{issue.cite}</LinkedCite>
          </ReportItem>
        )
      })}
    </ReportGroup>
  )
}
