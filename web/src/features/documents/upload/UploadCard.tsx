import { type RefObject, useRef, useSyncExternalStore } from 'react'
import { acceptedFiles } from '../../../lib/fileText/checkFile.ts'
import { useFileDrop } from '../../../lib/useFileDrop.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './UploadCard.module.css'
import { UploadRow } from './UploadRow.tsx'
import { uploads } from './uploads.ts'
import { useTakenFile } from './useTakenFile.ts'

const nothing: readonly never[] = []

interface UploadCardProps {
  /** The button that chooses a file; takes the focus when the last document was deleted. */
  button: RefObject<HTMLButtonElement | null>
}

/** Takes a file by drop or by choice, and shows the uploads under way. */
export function UploadCard({ button }: UploadCardProps) {
  const card = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { problem, leftOut, take, isAsking, step } = useTakenFile(button)
  const over = useFileDrop(card, take)
  const items = useSyncExternalStore(uploads.subscribe, uploads.items, () => nothing)
  return (
    <section
      ref={card}
      className={classes(styles.card, over && styles.over)}
      aria-labelledby="upload-title"
    >
      <div className={styles.words}>
        <h2 id="upload-title" className={styles.title}>
          {over ? 'Drop your document here' : 'Upload your document'}
        </h2>
        <p>Drag and drop it here, or choose a file.</p>
        <p className={styles.formats} id="upload-formats">
          Supported formats: PDF, DOC, DOCX, TXT (Max 10MB)
        </p>
      </div>
      <Button
        ref={button}
        kind={isAsking ? 'normal' : 'main'}
        aria-describedby="upload-formats"
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={acceptedFiles}
        aria-label="Document"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) take(currentTarget.files)
          // Or the same file could not be chosen again.
          currentTarget.value = ''
        }}
      />
      {problem && (
        <div className={styles.below}>
          <Alert tone="stop" live="assertive" title={problem.title}>
            {problem.text}
          </Alert>
        </div>
      )}
      {leftOut > 0 && (
        <div className={styles.below}>
          <Alert tone="care" title="Only the first file was taken.">
            Upload the {leftOut === 1 ? 'other one' : 'others one by one'} after it.
          </Alert>
        </div>
      )}
      {step && <div className={styles.below}>{step}</div>}
      {items.length > 0 && (
        <ul className={styles.below}>
          {items.map((item) => (
            <UploadRow key={item.id} upload={item} after={button} />
          ))}
        </ul>
      )}
    </section>
  )
}
