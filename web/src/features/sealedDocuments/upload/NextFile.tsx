import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import styles from './UploadPart.module.css'
import type { SealedUpload } from './useSealedUpload.ts'

/** A file that was chosen while another one was on its way. Nothing is begun with it without a press. */
export function NextFile({ upload }: { upload: SealedUpload }) {
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
