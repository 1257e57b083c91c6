import { useEffect, useEffectEvent } from 'react'
import { saveFile } from '../../../lib/saveFile.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { endingOf } from '../list/DocumentCard.tsx'
import { OpenWays } from '../ways/OpenWays.tsx'
import { OpenedDocument } from './OpenedDocument.tsx'
import { type Opening, useOpenedRecord } from './useOpenedRecord.ts'

interface ViewDialogProps {
  access: WalletAccess
  keyring: Keyring
  record: RegistryDocument
  /** It was opened to be saved: that happens as soon as it is open. */
  saves: boolean
  /** The store does not have it any more. */
  onGone: () => void
  onClose: () => void
}

/** A document of the chain, opened on this device: its words, its analysis, and its file to save. */
export default function ViewDialog(props: ViewDialogProps) {
  const { access, keyring, record, saves, onGone, onClose } = props
  const { again, opening } = useOpenedRecord(access, keyring, record)
  const { id, mimeType } = record
  const isOpen = opening.at === 'open'
  const save = () => {
    if (opening.at !== 'open') return
    const file = new Blob([opening.opened.document.file], { type: mimeType })
    // Downloads are seen by others: the name says nothing of it.
    saveFile(file, `document-${id}.${endingOf(mimeType)}`)
  }
  const saveAtOnce = useEffectEvent(() => {
    save()
    onClose()
  })
  useEffect(() => {
    if (isOpen && saves) saveAtOnce()
  }, [isOpen, saves])
  const tellGone = useEffectEvent(onGone)
  const isGone = opening.at === 'failed' && opening.why === 'gone'
  useEffect(() => {
    if (isGone) tellGone()
  }, [isGone])
  return (
    <Dialog
      title={`Document #${id}`}
      lead="Opened on this device. Nothing of it is sent."
      onClose={onClose}
      actions={
        <>
          {isOpen && <Button onClick={save}>Download</Button>}
          {((opening.at === 'failed' && opening.why === 'away') ||
            (isOpen && opening.problem !== undefined)) && (
            <Button onClick={again}>Try again</Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Inside opening={opening} access={access} keyring={keyring} record={record} again={again} />
    </Dialog>
  )
}

interface InsideProps extends Pick<ViewDialogProps, 'access' | 'keyring' | 'record'> {
  opening: Opening
  again: () => void
}

function Inside({ opening, access, keyring, record, again }: InsideProps) {
  switch (opening.at) {
    case 'opening':
      return <Skeleton words="Opening the document..." wordsShown lines={4} />
    case 'locked':
      return (
        <>
          <p>It is locked in this tab. Open it with one of your ways in.</p>
          <OpenWays access={access} keyring={keyring} ring={opening.ring} onOpened={again} />
        </>
      )
    case 'failed':
      return (
        <Alert tone="stop" live="assertive" title={failures[opening.why].title}>
          {failures[opening.why].text}
        </Alert>
      )
    case 'open':
      return <OpenedDocument access={access} keyring={keyring} record={record} opening={opening} />
  }
}

const failures = {
  gone: {
    title: 'This document was deleted.',
    text: 'Its sealed bytes are no longer stored. Only the record on the chain is left.',
  },
  changed: {
    title: 'This is not the document that was sealed.',
    text: 'The hub answered with something else, something older or a part of it. We do not show it. Your document may still be whole: try again later, or from another hub.',
  },
  away: {
    title: 'The document could not be fetched.',
    text: 'The hub does not answer. Nothing is lost. Try again in a moment.',
  },
}
