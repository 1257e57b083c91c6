import { CopyButton } from '../../../lib/CopyButton.tsx'
import type { IssueItem } from '../../../lib/report/issueItem.ts'
import { questionsText } from '../../../lib/report/questions.ts'
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx'

interface ReportActionsProps {
  documentId: string
  issues: readonly IssueItem[]
  noun: string
  exists: (path: string) => boolean
}

/** The way on from a report's first screen. */
export function ReportActions({ documentId, issues, noun, exists }: ReportActionsProps) {
  const assistant = ['/chat', '/ai-assistant'].find(exists)
  return (
    <>
      {issues.length > 0 && (
        <CopyButton kind="main" label="Copy all questions" text={questionsText(issues, noun)} />
      )}
      {assistant && (
        <LinkButton kind="quiet" href={`${assistant}?document=${documentId}`}>
          Ask Questions
        </LinkButton>
      )}
      <Button kind="quiet" icon="print" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
