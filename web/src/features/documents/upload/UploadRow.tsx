import type { RefObject } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import text from '../../../ui/text/text.module.css'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { fileSize } from '../fileSize.ts'
import styles from './UploadRow.module.css'
import type { Upload } from './uploadQueue.ts'
import { uploads } from './uploads.ts'

interface UploadRowProps {
  upload: Upload
  /** Takes the focus when a button of this row goes with the row. */
  after: RefObject<HTMLElement | null>
}

/** One upload: its progress and a way to end it, or why it failed and a way to try again. */
export function UploadRow({ upload, after }: UploadRowProps) {
  const { id, file, phase, failure } = upload
  const leave = () => {
    after.current?.focus()
    uploads.cancel(id)
  }
  const name = <VisuallyHidden> {file.name}</VisuallyHidden>
  return (
    <li className={styles.row}>
      <p className={classes(text.strong, text.breaks)}>
        {file.name} <span className={styles.size}>{fileSize(file.size)}</span>
      </p>
      {failure ? (
        <Alert tone="stop" live="assertive" title="This file was not uploaded.">
          {failure.reason}
        </Alert>
      ) : (
        <Progress title={titles[phase]} value={upload.percent / 100} step={progressWords(upload)} />
      )}
      <p className={styles.actions}>
        {failure?.again && (
          <Button
            onClick={() => {
              after.current?.focus()
              uploads.retry(id)
            }}
          >
            Try again{name}
          </Button>
        )}
        {phase !== 'stored' && (
          <Button kind="quiet" onClick={leave}>
            {failure ? 'Remove' : 'Cancel'}
            {name}
          </Button>
        )}
      </p>
    </li>
  )
}

const titles = {
  waiting: 'Waiting for the upload before it',
  held: 'Waiting for the upload in another tab',
  sending: 'Uploading',
  stored: 'Uploading',
  failed: 'Uploading',
} as const

/** Full steps only: it is read out. */
function progressWords({ phase, percent }: Upload): string | undefined {
  if (phase === 'waiting' || phase === 'held') return undefined
  if (phase === 'stored') return 'Done: 100%'
  if (percent >= 90) return 'Sent. The hub is checking and storing it.'
  return `${percent - (percent % 10)}% sent`
}
