import type { Proof } from '@hub/api/verification'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { call } from '../../../lib/client.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import text from '../../../ui/text/text.module.css'
import { useVerifying } from './useVerifying.ts'
import styles from './VerifySteps.module.css'

interface VerifyStepsProps {
  schoolId: number
  onProof: (proof: Proof) => void
}

/** Asks for a code and changes it for a proof, in each state. */
export function VerifySteps({ schoolId, onProof }: VerifyStepsProps) {
  const { data, error } = useReading({
    key: ['verification', schoolId],
    read: (signal) =>
      call('GET /api/verification/schools/:id', { params: { id: String(schoolId) }, signal }),
  })
  if (error) return <p role="status">We could not ask whether this works here. Post without it.</p>
  if (!data) return <p role="status">Asking whether this school can be verified...</p>
  // Without TLS a browser has no cryptography to offer.
  if (!data.offer || !('subtle' in crypto)) {
    return <p role="status">Reviews of this school cannot be verified here. Post without it.</p>
  }
  return <Steps schoolId={schoolId} offer={data.offer} onProof={onProof} />
}

interface StepsProps extends VerifyStepsProps {
  offer: { domain: string; quarter: string; publicKey: string }
}

function Steps({ schoolId, offer, onProof }: StepsProps) {
  const { step, address, code, error, busy, ...steps } = useVerifying(schoolId, offer, onProof)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (step === 'code' || error) box.current?.focus()
  }, [step, error])

  /** Enter in a field takes the step; it must not post the review. */
  const onEnter = (take: () => Promise<void>) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void take()
  }
  if (step === 'address') {
    return (
      <div className={styles.steps}>
        <p className={text.note}>
          We send a code to your school address. With it your browser gets a proof that we sign
          without seeing it. So we cannot tell which review it was for. Each address gets one a
          quarter. Your school runs that mailbox: it can see that our message arrived. Where few
          people do this, somebody may still guess.
        </p>
        <div>
          <TextField
            ref={box}
            type="email"
            label="School e-mail address"
            hint={`It ends in @${offer.domain}, or in a part of it.`}
            error={error}
            autoComplete="off"
            enterKeyHint="send"
            value={address}
            onChange={(event) => steps.onAddress(event.target.value)}
            onKeyDown={onEnter(steps.send)}
          />
        </div>
        <Button onClick={() => void steps.send()} busy={busy && 'Sending...'} wideOnPhone>
          Send code
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.steps}>
      <div>
        <TextField
          ref={box}
          label="Code"
          hint={`We sent a message to ${address}. The code is good for ${steps.minutes} minutes.`}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={code}
          onChange={(event) => steps.onCode(event.target.value)}
          onKeyDown={onEnter(steps.verify)}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void steps.verify()} busy={busy && 'Checking...'} wideOnPhone>
          Check code
        </Button>
        <Button kind="quiet" onClick={steps.back} wideOnPhone>
          Another code or address
        </Button>
      </div>
    </div>
  )
}
