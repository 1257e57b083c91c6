import { type RefObject, useState, useSyncExternalStore } from 'react'
import { useCleanCopy } from '../../../lib/cleaning/useCleanCopy.tsx'
import { type FileWords, fileProblem } from '../../../lib/fileText/checkFile.ts'
import { UploadZone } from '../../../lib/uploadZone/UploadZone.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import styles from './UploadCard.module.css'
import { UploadRow } from './UploadRow.tsx'
import { uploads } from './uploads.ts'

const nothing: readonly never[] = []

interface UploadCardProps {
  /** The button that chooses a file; takes the focus when the last document was deleted. */
  button: RefObject<HTMLButtonElement | null>
}

/** Takes a file by drop or by choice, and shows the uploads under way. */
export function UploadCard({ button }: UploadCardProps) {
  const { problem, leftOut, take, isAsking, step } = useTakenFile(button)
  const items = useSyncExternalStore(uploads.subscribe, uploads.items, () => nothing)
  return (
    <UploadZone
      lead="Drag and drop it here, or choose a file."
      action="Choose a file"
      kind={isAsking ? 'normal' : 'main'}
      button={button}
      onFiles={take}
    >
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
    </UploadZone>
  )
}

/**
 * Checks what was dropped or chosen, lets the person settle what of the first file is sent, and hands that to the
 * queue. `after` takes the focus when it is settled.
 */
function useTakenFile(after: RefObject<HTMLElement | null>) {
  const [problem, setProblem] = useState<FileWords>()
  const [leftOut, setLeftOut] = useState(0)
  const { ask, isAsking, step } = useCleanCopy({ onFile: uploads.add, after })
  const take = (files: FileList) => {
    const [file] = files
    if (!file) return
    const found = fileProblem(file)
    setProblem(found)
    setLeftOut(found ? 0 : files.length - 1)
    if (found) toast({ title: found.title, description: found.text, tone: 'stop' })
    else ask(file)
  }
  return { problem, leftOut, take, isAsking, step }
}
