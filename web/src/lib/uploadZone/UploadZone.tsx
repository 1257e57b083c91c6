import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { takesFiles } from '../../early/fileDrops.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import text from '../../ui/text/text.module.css'
import { acceptedFiles } from '../fileText/checkFile.ts'
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

/**
 * Lets files be dropped on an element, which has the mark `takesFiles`: a drop elsewhere does nothing, and one before
 * the script waits (web/src/early/fileDrops.ts). Answers whether files are held over the element.
 */
function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: FileList) => void,
): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })

  useEffect(() => {
    const isInside = (event: DragEvent) =>
      event.target instanceof Node && Boolean(target.current?.contains(event.target))
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) setOver(isInside(event))
    }
    const onLeave = (event: DragEvent) => {
      // Out of the window: no other element tells of it.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      setOver(false)
      if (isInside(event)) take.current(event.dataTransfer.files)
    }
    document.addEventListener('dragenter', onDrag)
    document.addEventListener('dragover', onDrag)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragenter', onDrag)
      document.removeEventListener('dragover', onDrag)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [target])

  return over
}
