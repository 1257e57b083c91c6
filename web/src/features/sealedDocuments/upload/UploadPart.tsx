import { SESSION_DAYS } from '@hub/core/trust/terms'
import { useRef } from 'react'
import type { CleanCopy } from '../../../lib/cleaning/useCleanCopy.tsx'
import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { GettingReader } from '../../../lib/fileText/GettingReader.tsx'
import { progressWords, totalWords } from '../../../lib/fileText/reader/readerFiles.ts'
import { UploadZone } from '../../../lib/uploadZone/UploadZone.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { Keyring, KeyringView } from '../keyring/keyring.ts'
import { ResultsCard } from '../results/ResultsCard.tsx'
import { StoreAnalysis } from '../results/StoreAnalysis.tsx'
import { useReadHere } from '../results/useReadHere.ts'
import { ChooseWay } from '../ways/ChooseWay.tsx'
import { OpenWays } from '../ways/OpenWays.tsx'
import { givenRefusal } from './fileWords.ts'
import { isScan } from './readContent.ts'
import styles from './UploadPart.module.css'
import { UploadProgress } from './UploadProgress.tsx'
import { isBusy, type UploadState } from './uploadState.ts'
import { type Readers, useReaders } from './useReaders.ts'
import type { SealedUpload } from './useSealedUpload.ts'

interface UploadPartProps {
  access: WalletAccess
  upload: SealedUpload
  /** What stands between choosing a file and taking it. Its step is shown above. */
  clean: CleanCopy
  keyring: Keyring
  view: KeyringView
}

/** Takes a document, shows its way to the chain, and what the analysis says. */
export function UploadPart({ access, upload, clean, keyring, view }: UploadPartProps) {
  const { state, problem } = upload
  const goOn = () => void upload.goOn()
  const parts = useRef<HTMLDivElement>(null)
  useKeptFocus(parts, () => parts.current)
  const isAtWork = isBusy(state) || clean.isAsking
  const readers = useReaders(isAtWork)
  const cancel = () => {
    // What was not waited for is not begun again at once.
    if (state.at === 'analyzing' && state.getting) readers.stop(state.getting)
    upload.cancel()
  }
  const ask = (files: FileList) => {
    const [file, ...others] = files
    if (!file) return
    const refused = givenRefusal(file, others.length, isAtWork)
    // What is refused needs no question.
    if (refused) upload.refuse(refused)
    else clean.ask(file)
  }
  return (
    <div ref={parts} tabIndex={-1} className={styles.parts}>
      <UploadZone
        lead="Drag and drop or click to select a file"
        action="Select a file"
        busy={isAtWork && 'Working...'}
        onFiles={ask}
      >
        <ReadersNote {...readers} isSilent={isAtWork} />
      </UploadZone>
      {problem && (
        <Alert tone="stop" live="assertive" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      <PublicFacts folded={state.at !== 'idle'} />
      {state.at === 'waiting' && (
        <section className={styles.waiting} aria-labelledby="waiting-title">
          <h2 id="waiting-title" className={styles.title}>
            One step before it is stored
          </h2>
          <p>
            {!isScan(state.read) && 'The analysis is done. '}
            {view.ring
              ? 'To seal the document, open your keys in this tab.'
              : 'Now choose how you will open the document later. Without a way in, nobody can open it, not even us.'}
          </p>
          {view.ring ? (
            <OpenWays access={access} keyring={keyring} ring={view.ring} onOpened={goOn} />
          ) : (
            <ChooseWay access={access} keyring={keyring} view={view} onChosen={goOn} />
          )}
          <p className={styles.actions}>
            <Button kind="quiet" onClick={upload.letGo}>
              Discard this document
            </Button>
          </p>
        </section>
      )}
      <UploadProgress access={access} upload={upload} onCancel={cancel} />
      {state.at === 'failed' && (
        <Alert tone="stop" live="assertive" title="Upload Failed">
          <p>{state.words}</p>
          <p>
            {state.isStored
              ? 'The document is stored and recorded. Only its analysis is not.'
              : isScan(state.read)
                ? 'Your file is still here.'
                : 'Your file and its analysis are still here.'}
          </p>
          <p className={styles.actions}>
            <Button onClick={goOn}>Try again</Button>
            <Button kind="quiet" onClick={upload.letGo}>
              Discard it
            </Button>
          </p>
        </Alert>
      )}
      {state.at === 'done' && (
        <Alert title="Document Uploaded Successfully">
          It is Document #{state.documentId} under “My Documents”.
        </Alert>
      )}
      <NextFile upload={upload} />
      {'read' in state &&
        (isScan(state.read) ? (
          <Alert
            tone="care"
            live="off"
            title="The text of this file could not be read on this device."
          >
            It is a scan: pictures of the pages. It is sealed and kept as it is, and there is no
            analysis of it. You could ask for a version with text.
          </Alert>
        ) : (
          <ReadResults
            access={access}
            keyring={keyring}
            upload={upload}
            state={state}
            read={state.read}
          />
        ))}
    </div>
  )
}

interface ReadResultsProps extends Pick<UploadPartProps, 'access' | 'keyring' | 'upload'> {
  state: Exclude<UploadState, { at: 'idle' | 'analyzing' }>
  read: FileRead
}

/** What the analysis says, and the way to have it made again while nothing else is done with the file. */
function ReadResults({ access, keyring, upload, state, read }: ReadResultsProps) {
  const readAgain = useReadHere(
    () => state.file,
    (again) => upload.noteReadAgain(state.file, again),
  )
  return (
    <>
      {state.at === 'done' && state.isReadAgain && (
        <StoreAnalysis
          access={access}
          keyring={keyring}
          record={{ id: state.documentId, contentHash: state.contentHash }}
          read={read}
          revision={1}
        />
      )}
      <ResultsCard
        report={read.report}
        notes={read.notes}
        file={state.file}
        isUnderWay={state.at !== 'done'}
        readAgain={isBusy(state) ? undefined : readAgain}
      />
    </>
  )
}

/** A file that was chosen while another one was on its way. Nothing is begun with it without a press. */
function NextFile({ upload }: { upload: SealedUpload }) {
  const { next, state } = upload
  if (!next) return null
  const isFree = state.at === 'idle' || state.at === 'done'
  return (
    <Alert tone="care" title="Another file waits here.">
      <p>
        “{next.name}” is not stored yet.{' '}
        {!isFree &&
          'You can continue with it when the first one is stored, or when you discard it.'}
      </p>
      <p className={styles.actions}>
        {isFree && <Button onClick={upload.takeNext}>Continue with this file</Button>}
        <Button kind="quiet" onClick={upload.dropNext}>
          Do not use this file
        </Button>
      </p>
    </Alert>
  )
}

/** What everybody can see, what the hub keeps, and what stays here: before anything is uploaded. */
function PublicFacts({ folded }: { folded: boolean }) {
  return (
    <details className={styles.facts} open={!folded}>
      <summary>Who can see what</summary>
      <dl className={styles.list}>
        <div>
          <dt>Everybody, for good</dt>
          <dd>
            That your wallet address recorded a document, when, its type, a rounded size, and two
            digests. Its name on the chain is “document”. None of this can be taken back.
          </dd>
        </div>
        <div>
          <dt>The hub</dt>
          <dd>
            Sealed bytes that it cannot open. They stay until you delete them here, or delete the
            account of the browser that uploaded them. A guest account is deleted automatically
            after {SESSION_DAYS} days without a visit.
          </dd>
        </div>
        <div>
          <dt>Only you</dt>
          <dd>
            The words, the file’s name and the analysis. The keys are in this tab until you close
            it. Your ways in bring them back.{' '}
            <TextLink href="/trust#sealed-documents">What is kept, and for how long</TextLink>
          </dd>
        </div>
      </dl>
    </details>
  )
}

/** Whether files can be read here, and the one download that this takes. Silent while a file is under way. */
function ReadersNote(props: ReturnType<typeof useReaders> & { isSilent: boolean }) {
  const { readers, stop, again, isSilent } = props
  return (
    <div className={styles.readers}>
      <p role="status">{!isSilent && wordsOf(readers)}</p>
      {!isSilent && readers.at === 'getting' && (
        <GettingReader progress={readers.progress} onCancel={() => stop(readers.progress)} />
      )}
      {!isSilent && (readers.at === 'cut_off' || readers.at === 'stopped') && (
        <p>
          <Button kind="quiet" onClick={again}>
            {readers.at === 'cut_off' ? 'Try again' : 'Get the rest now'}
          </Button>
        </p>
      )}
    </div>
  )
}

function wordsOf(readers: Readers): string {
  switch (readers.at) {
    case 'loading':
      return 'Loading the parts that read files...'
    case 'ready':
      return 'Ready to read files without a connection.'
    case 'failed':
      return 'Some parts that read files did not load. They are tried again when you select a file.'
    case 'getting':
      return `The document reader is downloaded to this device once (${totalWords(readers.progress.total)}). After that it needs no connection.`
    case 'cut_off':
      return `The connection was lost. ${progressWords(readers.progress)} of the document reader is saved here. The rest is downloaded when you try again or select a file.`
    case 'stopped':
      return `Stopped. ${progressWords(readers.progress)} of the document reader is saved here. The rest is downloaded when you select a file.`
  }
}
