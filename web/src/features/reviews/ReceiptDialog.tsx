import { PrintedCode } from '../../lib/printedCode/PrintedCode.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { classes } from '../../ui/styles/classes.ts'
import type { Posted } from './postReview.ts'
import { waitWords } from './waitWords.ts'

interface ReceiptDialogProps {
  posted: Posted
  onClose: () => void
}

/** The code with which the author of a posted review changes it later, shown once. */
export function ReceiptDialog({ posted, onClose }: ReceiptDialogProps) {
  const { receipt, withinHours } = posted
  return (
    <Dialog
      title="Your receipt"
      lead={waitWords(withinHours)}
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose} wideOnPhone>
          Done
        </Button>
      }
    >
      <div className={classes(stack.gap4, stack.narrow)}>
        <p>
          With this code you can change your review, add to it or remove it, without an account. On
          the reviews page, press “I have a receipt”.
        </p>
        <PrintedCode code={receipt} />
        <p>
          We show it this once. We cannot find it again, and it is not kept on this device. Whoever
          has it can change or remove the review, so keep it where others do not look. Nothing on a
          printed page says what it is for.
        </p>
      </div>
    </Dialog>
  )
}
