import { Button, LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

interface FailureProps {
  title: string
  lead: string
}

/** Stands in the place of a screen that cannot be shown. */
export function Failure({ title, lead }: FailureProps) {
  return (
    <Page>
      <PageHeader title={title} lead={`${lead} The crisis lines above still work.`} />
      <Button kind="main" onClick={() => location.reload()}>
        Load again
      </Button>{' '}
      <LinkButton href="/">Go to the first page</LinkButton>
    </Page>
  )
}

/** A screen's code could not be fetched: no network, or a newer version was put up meanwhile. */
export function ChunkFailure() {
  return (
    <Failure
      title="This page did not load"
      lead="The connection may be down. Check it, then load the page again."
    />
  )
}
