import { useRef, useState } from 'react'
import { call } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import styles from './ActiveView.module.css'

/** The month's payment failed: another card mends it, a second subscription would not. */
export function PastDueView() {
  const { open, opening, reason } = usePortal()
  return (
    <>
      <PageHeader title="Premium" lead="Your subscription waits for a payment." />
      <div className={classes(stack.gap4, stack.start, stack.measure)}>
        <Alert live="off" tone="care" title="The last payment did not go through.">
          Premium is closed until it does. Change the card, and it opens again. Nothing that you
          keep here is lost.
        </Alert>
        {reason && (
          <Alert tone="stop" live="assertive" title="The payment service’s page did not open.">
            {reason}
          </Alert>
        )}
        <div className={styles.ways}>
          <Button kind="main" onClick={open} busy={opening && 'Opening...'} wideOnPhone>
            Change the card
          </Button>
        </div>
        <p>
          <TextLink href="/account">See or cancel your subscription</TextLink>
        </p>
      </div>
    </>
  )
}

function usePortal() {
  const [opening, setOpening] = useState(false)
  const [reason, setReason] = useState<string>()
  // Set at once, other than state: a double press opens one page.
  const running = useRef(false)
  const open = async () => {
    if (running.current) return
    running.current = true
    setOpening(true)
    setReason(undefined)
    try {
      location.assign((await call('POST /api/subscription/portal')).url)
    } catch (error) {
      setReason(refusalSentence(error) ?? 'Check your connection, then try again.')
    }
    running.current = false
    setOpening(false)
  }
  return { open: () => void open(), opening, reason }
}
