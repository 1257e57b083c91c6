import { useRef } from 'react'
import { acceptedFiles } from '../../../lib/fileText/checkFile.ts'
import { GettingReader } from '../../../lib/fileText/GettingReader.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import type { Way } from '../conversations/conversation.ts'
import styles from './DocumentPart.module.css'
import { closeDocument, openFile, useOpening } from './openDocument.ts'

/** A document of this device that the questions may be about. */
export function DocumentPart({ way }: { way: Way }) {
  const opening = useOpening()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    closeDocument()
    requestAnimationFrame(() => button.current?.focus())
  }
  const isReading = opening.step === 'reading' || opening.step === 'analyzing'
  return (
    <div className={styles.part}>
      {isReading && (
        <>
          {opening.getting ? (
            <GettingReader progress={opening.getting} />
          ) : (
            <Progress
              title="Opening your document"
              step={
                opening.step === 'reading'
                  ? 'Step 1 of 2: reading its words'
                  : 'Step 2 of 2: looking at what it says'
              }
              value={opening.share}
              isCounted
            />
          )}
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        </>
      )}
      {opening.step === 'open' && (
        <>
          <p role="status" className={styles.words}>
            <strong className={styles.name}>{opening.name}</strong> is open (
            {opening.pages === 1 ? '1 page' : `${opening.pages} pages`}). Ask about it, such as
            “what does my letter say about an advisor?”
          </p>
          <p className={styles.note}>
            It is in the memory of this tab alone: it is not stored, and not sent to anybody.
            {way === 'model' && ' The model does not get it. Ask about it on this device.'}
          </p>
          {opening.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </>
      )}
      {opening.step === 'failed' && (
        <Alert tone="stop" live="assertive" title={`${opening.title}.`}>
          {opening.reason}
        </Alert>
      )}
      {!isReading && (
        <div className={styles.actions}>
          <Button
            ref={button}
            icon="document"
            aria-describedby="private-document-formats"
            onClick={() => input.current?.click()}
          >
            {opening.step === 'open' ? 'Open another document' : 'Open a document for this chat'}
          </Button>
          {opening.step === 'open' && (
            <Button kind="quiet" onClick={close}>
              Close it
            </Button>
          )}
          <span id="private-document-formats" className={styles.formats}>
            PDF, DOC, DOCX or TXT, at most 10 MB. It stays on this device.
          </span>
        </div>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={acceptedFiles}
        aria-label="Document"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void openFile(file)
          // Or the same file could not be chosen again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
