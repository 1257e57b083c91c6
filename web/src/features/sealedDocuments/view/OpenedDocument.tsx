import { useState } from 'react'
import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { GettingReader } from '../../../lib/fileText/GettingReader.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import text from '../../../ui/text/text.module.css'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ResultsCard } from '../results/ResultsCard.tsx'
import { StoreAnalysis } from '../results/StoreAnalysis.tsx'
import { useReadHere } from '../results/useReadHere.ts'
import styles from './OpenedDocument.module.css'
import { fileOf, type OpenDocument } from './useOpenedRecord.ts'

/** So many characters are laid out at a time: more would hold up the page. */
const PORTION = 40_000

interface OpenedDocumentProps {
  access: WalletAccess
  keyring: Keyring
  record: RegistryDocument
  opening: OpenDocument
}

/** An opened document: its name, its analysis, its words. */
export function OpenedDocument({ access, keyring, record, opening }: OpenedDocumentProps) {
  const { getting, opened, problem, read, share, words } = opening
  const { analysis, document } = opened
  const [again, setAgain] = useState<FileRead>()
  const readAgain = useReadHere(() => fileOf(document), setAgain)
  const unstored = again ?? (analysis ? undefined : read)
  const shown = unstored ?? analysis
  return (
    <div className={styles.parts}>
      <p className={classes(text.strong, text.breaks)}>{document.name}</p>
      {unstored && (
        <StoreAnalysis
          access={access}
          keyring={keyring}
          record={record}
          read={unstored}
          revision={opened.revision}
        />
      )}
      {shown && (
        <ResultsCard
          report={shown.report}
          notes={shown.notes}
          file={document.file}
          readAgain={readAgain}
        />
      )}
      {getting && <GettingReader progress={getting} />}
      {share !== undefined && (
        <Progress
          title="Analyzing document..."
          step="Looking at what it says"
          value={share}
          isCounted
        />
      )}
      {problem && (
        <Alert tone="care" title="The document was not analyzed.">
          {problem}
        </Alert>
      )}
      {words === undefined && <Skeleton words="Reading its words..." wordsShown lines={3} />}
      {words && <DocumentWords text={words.document.text} />}
      {words === null && (
        <Alert
          tone="care"
          live="off"
          title="The words of this file could not be read on this device."
        >
          It may be a scan: pictures of the pages. The file itself is intact. Download it to read
          it.
        </Alert>
      )}
    </div>
  )
}

/** The words of a document, as they were read from its file. */
function DocumentWords({ text: words }: { text: string }) {
  const [shown, setShown] = useState(PORTION)
  return (
    <section className={styles.part} aria-labelledby="words-title">
      <h2 id="words-title" className={styles.title}>
        The document’s words
      </h2>
      <div className={styles.words}>{words.slice(0, shown)}</div>
      {shown < words.length && (
        <p>
          <Button onClick={() => setShown(shown + PORTION)}>Show more of the text</Button>
        </p>
      )}
    </section>
  )
}
