import { type ReactNode, type Ref, useId, useRef } from 'react'
import { takesFiles } from '../../early/fileDrops.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import text from '../../ui/text/text.module.css'
import { acceptedFiles } from '../fileText/checkFile.ts'
import { useFileDrop } from '../useFileDrop.ts'
import styles from './UploadZone.module.css'

interface UploadZoneProps {
  /** How a document is given. */
  lead: string
  /** The words of the button that chooses a file. */
  action: string
  kind?: 'main' | 'normal'
  /** The word shown while a document is under way, and another has to wait. */
  busy?: string | false
  onFiles: (files: FileList) => void
  button?: Ref<HTMLButtonElement>
  /** What follows under the words and the button. */
  children?: ReactNode
}

/** Takes a document by drop or by choice. */
export function UploadZone(props: UploadZoneProps) {
  const { lead, action, kind = 'main', busy, onFiles, button, children } = props
  const id = useId()
  const zone = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const over = useFileDrop(zone, onFiles)
  return (
    <section
      ref={zone}
      className={classes(styles.zone, over && styles.over)}
      aria-labelledby={`${id}-title`}
      data-composer=""
      {...{ [takesFiles]: '' }}
    >
      <div className={stack.gap1}>
        <h2 id={`${id}-title`} className={styles.title}>
          {over ? 'Drop your document here' : 'Upload your document'}
        </h2>
        <p>{lead}</p>
        <p className={text.note} id={`${id}-formats`}>
          Supported formats: PDF, DOC, DOCX, TXT (Max 10MB)
        </p>
        <p className={styles.held}>
          The page is still loading. We will take your file as soon as it is ready.
        </p>
      </div>
      <Button
        ref={button}
        kind={kind}
        aria-describedby={`${id}-formats`}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {action}
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
      {children}
    </section>
  )
}
