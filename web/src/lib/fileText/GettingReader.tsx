import { Button } from '../../ui/buttons/Button.tsx'
import { Progress } from '../../ui/feedback/Progress.tsx'
import { progressWords, type ReaderProgress } from './reader/readerFiles.ts'

interface GettingReaderProps {
  progress: ReaderProgress
  /** Absent where what is around it can be closed. */
  onCancel?: () => void
}

/** The one download of what the analysis needs. */
export function GettingReader({ progress, onCancel }: GettingReaderProps) {
  const words = progressWords(progress)
  return (
    <>
      <Progress
        title={`Getting the reader ready: ${words}`}
        value={progress.loaded / progress.total}
      />
      {onCancel && (
        <p>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      )}
    </>
  )
}
