import { useRef } from 'react'
import { acceptedFiles } from '../../../lib/fileText/checkFile.ts'
import { useFileDrop } from '../../../lib/useFileDrop.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './DropZone.module.css'

interface DropZoneProps {
  onFiles: (files: FileList) => void
  /** A document is under way: another has to wait. */
  busy: boolean
}

/** Takes a document by drop or by choice. */
export function DropZone({ onFiles, busy }: DropZoneProps) {
  const zone = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const over = useFileDrop(zone, onFiles)
  return (
    <section
      ref={zone}
      className={classes(styles.zone, over && styles.over)}
      aria-labelledby="sealed-upload-title"
    >
      <div className={styles.words}>
        <h2 id="sealed-upload-title" className={styles.title}>
          {over ? 'Drop your document here' : 'Upload your document'}
        </h2>
        <p>Drag and drop or click to select a file</p>
        <p className={styles.formats} id="sealed-formats">
          Supported formats: PDF, DOC, DOCX, TXT (Max 10MB)
        </p>
      </div>
      <Button
        kind="main"
        aria-describedby="sealed-formats"
        busy={busy && 'Working...'}
        onClick={() => input.current?.click()}
      >
        Select a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={acceptedFiles}
        aria-label="Document"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles(currentTarget.files)
          // Or the same file could not be chosen again.
          currentTarget.value = ''
        }}
      />
    </section>
  )
}
