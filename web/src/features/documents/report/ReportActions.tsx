import { Button, LinkButton } from '../../../ui/Button.tsx'

interface ReportActionsProps {
  documentId: string
  exists: (path: string) => boolean
}

/** What can be done with a whole report. */
export function ReportActions({ documentId, exists }: ReportActionsProps) {
  const assistant = ['/chat', '/ai-assistant'].find(exists)
  return (
    <>
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
      {assistant && (
        <LinkButton href={`${assistant}?document=${documentId}`}>Ask Questions</LinkButton>
      )}
    </>
  )
}
