import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import styles from './PaymentForm.module.css'
import type { Pay } from './usePay.ts'

interface PaymentFormProps {
  pay: Pay
  /** The provider's fields are there; until then nothing is sent. */
  ready: boolean
  children: ReactNode
}

/** The form around the fields: its button, and what became of the last press. */
export function PaymentForm({ pay, ready, children }: PaymentFormProps) {
  if (pay.waits) return <Waiting pay={pay} />
  const busy = pay.busy ? 'Processing...' : !ready && 'Loading the form...'
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (ready) pay.pay()
      }}
    >
      <div className={styles.fields}>{children}</div>
      {pay.reason && (
        <Alert tone="stop" live="assertive" title="Payment Failed">
          {pay.reason}
        </Alert>
      )}
      <Button kind="main" type="submit" busy={busy} wideOnPhone>
        Subscribe for $10/month
      </Button>
    </Form>
  )
}

function Waiting({ pay }: { pay: Pay }) {
  return (
    <div className={styles.form}>
      <Alert tone="care" title="Your payment is on its way.">
        It can take a few minutes to reach us. You do not need to pay again. You can leave this page
        and come back.
      </Alert>
      <Button kind="main" onClick={pay.look} busy={pay.busy && 'Looking...'} wideOnPhone>
        Look again
      </Button>
    </div>
  )
}
