import { useRef, useState } from 'react'
import { preparePassphrases } from '../../../lib/private/passphraseLock.ts'
import type { Ring, Way } from '../../../lib/sealing/ring.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import styles from '../Record.module.css'
import { failureWords } from '../recordWords.ts'
import { secretOfWay } from './secretOfWay.ts'

interface OpenFormProps {
  ring: Ring
  /** Opens by a way; rejects where it is not the one. */
  open: (way: Way, secret: Uint8Array<ArrayBuffer>) => Promise<void>
}

/** The ways that open a ring, each with its control. */
export function OpenForm({ ring, open }: OpenFormProps) {
  const [isCode, setCode] = useState(false)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string>()
  const [trying, setTrying] = useState<Way>()
  const field = useRef<HTMLInputElement>(null)
  const passkeys = ring.ways.filter(({ kind }) => kind === 'passkey')
  const passphrase = ring.ways.find(({ kind }) => kind === 'passphrase')
  const code = ring.ways.find(({ kind }) => kind === 'code')
  const shown = isCode || !passphrase ? code : passphrase
  const asksCode = shown?.kind === 'code'

  const tryWay = async (way: Way) => {
    if (trying) return
    setFailure(undefined)
    if (way.kind !== 'passkey' && typed === '') {
      setFailure(asksCode ? 'Type your recovery code' : 'Type your passphrase')
      return field.current?.focus()
    }
    setTrying(way)
    try {
      await open(way, await secretOfWay(way, typed))
    } catch (error) {
      setFailure(failureWords(error))
      field.current?.focus()
    }
    setTrying(undefined)
    preparePassphrases()
  }
  const change = () => {
    setTyped('')
    setFailure(undefined)
    setCode(!isCode)
  }
  return (
    <div className={styles.form}>
      {passkeys.map((way) => (
        <p key={way.salt}>
          <Button
            kind="main"
            icon="lock"
            busy={trying === way && 'Opening...'}
            onClick={() => void tryWay(way)}
          >
            Open with your passkey
          </Button>
        </p>
      ))}
      {shown && (passphrase || isCode) && (
        <Form className={styles.form} onSubmit={() => void tryWay(shown)}>
          <TextField
            key={shown.kind}
            ref={field}
            type={asksCode ? 'text' : 'password'}
            label={asksCode ? 'Recovery code' : 'Passphrase'}
            hint={
              asksCode
                ? 'Seven groups of four characters. Capitals and dashes do not matter.'
                : undefined
            }
            autoComplete={asksCode ? 'off' : 'current-password'}
            autoCapitalize={asksCode ? 'characters' : undefined}
            spellCheck={false}
            value={typed}
            error={failure}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p>
            <Button
              kind={passkeys.length > 0 ? 'normal' : 'main'}
              type="submit"
              icon="lock"
              busy={trying === shown && 'Opening...'}
            >
              {asksCode ? 'Use my code' : 'Open'}
            </Button>
          </p>
        </Form>
      )}
      {failure && !(shown && (passphrase || isCode)) && (
        <Alert tone="stop" live="assertive" title="It is still locked.">
          {failure}
        </Alert>
      )}
      {code && (
        <p>
          <Button kind="quiet" onClick={change}>
            {isCode ? 'Use another way' : 'Use the recovery code'}
          </Button>
        </p>
      )}
    </div>
  )
}
