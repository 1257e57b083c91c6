import { useLayoutEffect, useState } from 'react'
import { loadAgain } from '../early/notLoaded.ts'
import { ActionRow } from '../ui/buttons/ActionRow.tsx'
import { Button, LinkButton } from '../ui/buttons/Button.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { frameId } from '../ui/overlays/layers.ts'
import { nameTab } from './nameTab.ts'

interface FailureProps {
  title: string
  lead: string
}

/** Stands in the place of a screen that cannot be shown. What had the focus may be gone with it. */
export function Failure({ title, lead }: FailureProps) {
  useLayoutEffect(() => {
    nameTab(`${title} - Title IX Hub`)
    document.querySelector<HTMLElement>(`#${frameId} h1`)?.focus()
  }, [title])
  return (
    <Page>
      <PageHeader title={title} lead={`${lead} The crisis lines above still work.`} />
      <ActionRow>
        <LoadAgain />
        <LinkButton href="/">Go to the home page</LinkButton>
      </ActionRow>
    </Page>
  )
}

function LoadAgain() {
  const [trying, setTrying] = useState(false)
  const onPress = () => {
    setTrying(true)
    loadAgain().catch(() => setTrying(false))
  }
  return (
    <Button kind="main" onClick={onPress} busy={trying && 'Trying...'}>
      Load again
    </Button>
  )
}

/** A screen's code could not be fetched: no network, or a newer version was put up meanwhile. */
export function ChunkFailure() {
  return (
    <Failure
      title="This page did not load"
      lead="The connection may be down. Check it, then reload the page."
    />
  )
}
