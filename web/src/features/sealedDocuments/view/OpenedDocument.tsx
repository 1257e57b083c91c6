import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import type { OpenedRecord } from '../contents/openRecord.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ResultsCard } from '../results/ResultsCard.tsx'
import { DocumentWords } from './DocumentWords.tsx'
import { FinishAnalysis } from './FinishAnalysis.tsx'
import styles from './OpenedDocument.module.css'

interface OpenedDocumentProps {
  access: WalletAccess
  keyring: Keyring
  record: RegistryDocument
  opened: OpenedRecord
  /** Undefined while it is read, null where it cannot be read. */
  read: FileRead | null | undefined
}

/** An opened document: its name, its analysis, its words. */
export function OpenedDocument({ access, keyring, record, opened, read }: OpenedDocumentProps) {
  const { analysis, document } = opened
  const shown = analysis ?? read
  return (
    <div className={styles.parts}>
      <p className={styles.name}>{document.name}</p>
      {!analysis && read && (
        <FinishAnalysis
          access={access}
          keyring={keyring}
          record={record}
          read={read}
          revision={opened.revision}
        />
      )}
      {shown && <ResultsCard report={shown.report} notes={shown.notes} />}
      {read === undefined && <Skeleton words="Reading its words..." wordsShown lines={3} />}
      {read && <DocumentWords text={read.document.text} />}
      {read === null && (
        <Alert
          tone="care"
          live="off"
          title="The words of this file could not be read on this device."
        >
          It may be a scan: pictures of the pages. The file itself is whole. Download it to read it.
        </Alert>
      )}
    </div>
  )
}
