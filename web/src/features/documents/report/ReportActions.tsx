import { Button, LinkButton } from '../../../ui/Button.tsx'

/** What can be done with a whole report. */
export function ReportActions({ exists }: { exists: (path: string) => boolean }) {
  const assistant = ['/chat', '/ai-assistant'].find(exists)
  return (
    <>
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
      {assistant && <LinkButton href={assistant}>Ask Questions</LinkButton>}
    </>
  )
}
