import { type ReactNode, type RefObject, useRef, useState } from 'react'
import styles from './CleanCopyStep.module.css'
import { CleanCopyStep } from './CleanCopyStep.tsx'
import { type GoneOn, unaskedNotes } from './unaskedNotes.ts'

/** A file that is looked into before it goes on. */
interface HeldFile {
  id: number
  file: File
}

interface CleanCopyOptions {
  /** Takes the file to go on with: the original, or its clean copy. */
  onFile: (file: File, how: GoneOn) => void
  /** What happens to the file next, as the verb on the buttons. */
  verb?: 'Upload' | 'Use' | 'Add'
  /** Takes the focus when the step's buttons go. */
  after: RefObject<HTMLElement | null>
}

/** What stands between choosing files and sending or sealing them. */
export interface CleanCopy {
  /** Looks into a file that was chosen. Several are asked about one after the other. */
  ask: (file: File) => void
  /** Whether a file waits for an answer. */
  isAsking: boolean
  /** The step, or a line on the last file; to be shown where the files are taken. */
  step: ReactNode
}

/** The step of the clean copy for a place that takes files (`CleanCopyStep`), with those that wait for it. */
export function useCleanCopy({ onFile, verb = 'Upload', after }: CleanCopyOptions): CleanCopy {
  const [held, setHeld] = useState<readonly HeldFile[]>([])
  const [note, setNote] = useState<string>()
  const lastId = useRef(0)
  const [first, ...waiting] = held
  const leave = () => setHeld(([, ...others]) => others)
  const goOn = (file: File, how: GoneOn) => {
    if (how === 'original' || how === 'clean') after.current?.focus()
    leave()
    setNote(unaskedNotes[how])
    onFile(file, how)
  }
  const cancel = () => {
    after.current?.focus()
    leave()
  }
  return {
    ask: (file) => {
      lastId.current += 1
      const id = lastId.current
      setNote(undefined)
      setHeld((others) => [...others, { id, file }])
    },
    isAsking: first !== undefined,
    step: first ? (
      <>
        <WaitingFiles files={waiting} />
        <CleanCopyStep
          key={first.id}
          file={first.file}
          verb={verb}
          onGoOn={goOn}
          onCancel={cancel}
        />
      </>
    ) : (
      note && <p role="status">{note}</p>
    ),
  }
}

/** The files that were chosen while another one is asked about: above that, since the question is long. */
function WaitingFiles({ files }: { files: readonly HeldFile[] }) {
  return (
    <p role="status" className={styles.waiting}>
      {files.length > 0 && (
        <>
          Next: {files.map(({ file }) => `“${file.name}”`).join(', ')}.{' '}
          {files.length === 1 ? 'It waits' : 'They wait'} until the file below is settled.
        </>
      )}
    </p>
  )
}
