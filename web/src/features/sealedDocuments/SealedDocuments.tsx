import { useEffect, useRef, useState } from 'react'
import { useCleanCopy } from '../../lib/cleaning/useCleanCopy.tsx'
import stack from '../../ui/layout/stack.module.css'
import type { WalletAccess } from '../../wallet/access.ts'
import { readDocuments } from '../../wallet/registry/readDocuments.ts'
import type { RegistryDocument } from '../../wallet/registry/records.ts'
import { useRegistryReading } from '../../wallet/registry/useRegistryReading.ts'
import { useKeyring } from './keyring/keyrings.ts'
import { lookForRing } from './keyring/lookForRing.ts'
import { DocumentCards } from './list/DocumentCards.tsx'
import { ownerOf } from './owner.ts'
import { Tabs } from './Tabs.tsx'
import { PendingUploads } from './upload/PendingUploads.tsx'
import { UploadPart } from './upload/UploadPart.tsx'
import { useSealedUpload } from './upload/useSealedUpload.ts'
import { WaysPart } from './ways/WaysPart.tsx'

type TabName = 'upload' | 'documents'

/** What the screen shows with a wallet: the upload, the documents, and the ways to open them. */
export default function SealedDocuments({ access }: { access: WalletAccess }) {
  const owner = ownerOf(access)
  const { keyring, view } = useKeyring(owner)
  const documents = useRegistryReading(access, ['documents', access.address], (reader) =>
    readDocuments(reader, access.address),
  )
  const upload = useSealedUpload(access, keyring)
  const [tab, setTab] = useState<TabName>('upload')

  // Above the tabs: a file that waits for its answer stays when another tab is shown.
  const parts = useRef<HTMLDivElement>(null)
  const clean = useCleanCopy({
    onFile: (file, how) => {
      // Who pressed a button sees what comes of it; who reads something else goes on reading.
      if (how === 'original' || how === 'clean') setTab('upload')
      upload.take([file])
    },
    verb: 'Use',
    after: parts,
  })

  const sources = ringSources(documents.data)
  useEffect(() => {
    if (sources !== '') void keyring.look(() => lookForRing(documents.data ?? []))
    // Only another one of these can bring another ring.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [keyring, sources])

  const count = documents.data?.length
  return (
    <div ref={parts} tabIndex={-1} className={stack.gap9}>
      <PendingUploads access={access} onDocuments={() => setTab('documents')} />
      {clean.step}
      <Tabs
        label="Documents"
        current={tab}
        onCurrent={setTab}
        tabs={[
          { name: 'upload', label: 'Upload Document' },
          { name: 'documents', label: `My Documents${count === undefined ? '' : ` (${count})`}` },
        ]}
      >
        {tab === 'upload' ? (
          <UploadPart access={access} upload={upload} clean={clean} keyring={keyring} view={view} />
        ) : (
          <DocumentCards
            access={access}
            documents={documents}
            keyring={keyring}
            onUpload={() => setTab('upload')}
          />
        )}
      </Tabs>
      <WaysPart access={access} keyring={keyring} view={view} documents={documents.data ?? []} />
    </div>
  )
}

/**
 * Where `lookForRing` would look first, in one word that changes with it: the newest document, and the newest that has
 * an analysis, since an analysis that was recorded meanwhile may bring ways that changed. Empty while the documents are
 * not known.
 *
 * @param documents newest first
 */
export function ringSources(documents: readonly RegistryDocument[] | undefined): string {
  if (!documents) return ''
  const analyzed = documents.find(({ isAnalyzed }) => isAnalyzed)
  return `${documents[0]?.id ?? 'none'} ${analyzed?.id ?? 'none'} ${analyzed?.analysisHash ?? ''}`
}
