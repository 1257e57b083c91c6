import { useEffect, useRef, useState } from 'react'
import { partHelp } from '../../../lib/partHelp.ts'
import type { ShownReading } from '../../../lib/reading/useReading.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { DocumentCard } from './DocumentCard.tsx'
import styles from './DocumentCards.module.css'
import { useDeleted } from './useDeleted.ts'

const loadView = () => import('../view/ViewDialog.tsx')
const loadDelete = () => import('./DeleteSealed.tsx')

interface DocumentCardsProps {
  access: WalletAccess
  documents: ShownReading<RegistryDocument[]>
  keyring: Keyring
  onUpload: () => void
}

/** The wallet's documents on the chain, each by its number, with every state of the list. */
export function DocumentCards({ access, documents, keyring, onUpload }: DocumentCardsProps) {
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(documents, () => region.current?.focus())
  const { isDeleted, noteGone } = useDeleted(access)
  const view = useLazyPart(loadView)
  const removal = useLazyPart(loadDelete)
  const [asked, setAsked] = useState<{ document: RegistryDocument; saves: boolean }>()

  const missing = view.state === 'failed' || removal.state === 'failed'
  useEffect(() => {
    if (!missing) return
    toast({ title: 'This part did not load', description: partHelp, tone: 'stop' })
  }, [missing])

  const open = (document: RegistryDocument, saves: boolean) => {
    setAsked({ document, saves })
    view.open()
  }
  const list = failed ? undefined : documents.data
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      {documents.pending && !failed && (
        <Skeleton count={3} lines={3} words="Loading documents from blockchain..." wordsShown />
      )}
      {failed && (
        <ErrorState
          title="We could not load your documents."
          onRetry={retry}
          busy={retrying}
          headingLevel={2}
        >
          The chain does not answer. Nothing is lost. The crisis lines above still work.
        </ErrorState>
      )}
      {list?.length === 0 && (
        <Empty
          title="No documents uploaded yet"
          headingLevel={2}
          action={<Button onClick={onUpload}>Upload Document</Button>}
        >
          Upload your first document to get started
        </Empty>
      )}
      {list && list.length > 0 && (
        <ul className={styles.cards}>
          {list.map((document) => (
            <li key={document.id}>
              <DocumentCard
                document={document}
                isDeleted={isDeleted(document.id)}
                onView={() => open(document, false)}
                onDownload={() => open(document, true)}
                onDelete={() => {
                  setAsked({ document, saves: false })
                  removal.open()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {view.Part && asked && (
        <view.Part
          access={access}
          keyring={keyring}
          record={asked.document}
          saves={asked.saves}
          onGone={() => void noteGone(asked.document.id)}
          onClose={view.close}
        />
      )}
      {removal.Part && asked && (
        <removal.Part
          access={access}
          record={asked.document}
          onDeleted={async () => {
            await noteGone(asked.document.id)
            removal.close()
            region.current?.focus()
          }}
          onClose={removal.close}
        />
      )}
    </div>
  )
}
