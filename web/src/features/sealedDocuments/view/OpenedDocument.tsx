import type { FileRead } from '../../../lib/fileText/fileWork.ts'
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
  read: FileRead | undefined
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
      {read ? (
        <DocumentWords text={read.document.text} />
      ) : (
        <Skeleton words="Reading its words..." wordsShown lines={3} />
      )}
    </div>
  )
}
