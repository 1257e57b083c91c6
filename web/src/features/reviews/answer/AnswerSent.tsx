import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from './AnswerDialog.module.css'

/** What happens with an answer that was sent. */
export function AnswerSent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Thank you"
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Alert title="Your answer was sent.">
        <div className={styles.about}>
          <p>
            What happens next: a person reads it and decides. If it is within the rules, it appears
            under the review, with that day and your school’s domain.
          </p>
          <p>
            Once it is shown, you can send another one to take its place. We cannot reply, since we
            did not keep your address.
          </p>
        </div>
      </Alert>
    </Dialog>
  )
}
