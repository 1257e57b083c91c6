import { useState } from 'react'
import type { Ring, Way } from '../../../lib/sealing/ring.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { openFailure, secretOfWay } from '../keyring/wayWords.ts'
import styles from './OpenWays.module.css'

interface OpenWaysProps {
  access: WalletAccess
  keyring: Keyring
  ring: Ring
  onOpened: () => void
}

/** The ways that open a ring, each with its control. */
export function OpenWays({ access, keyring, ring, onOpened }: OpenWaysProps) {
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<{ way: Way; words: string }>()
  const [trying, setTrying] = useState<Way>()

  const open = async (way: Way) => {
    if (trying) return
    setTrying(way)
    setFailure(undefined)
    try {
      await keyring.openWith(ring, way, await secretOfWay(way, access, typed))
      setTyped('')
      onOpened()
    } catch (error) {
      setFailure({ way, words: openFailure(error) })
    } finally {
      setTrying(undefined)
    }
  }
  const busy = (way: Way) => trying === way && 'Opening...'
  const code = ring.ways.find(({ kind }) => kind === 'code')
  const pressed = ring.ways.filter(({ kind }) => kind !== 'code')
  const isCodeWrong = failure?.way === code
  return (
    <div className={styles.ways}>
      {pressed.length > 0 && (
        <p className={styles.buttons}>
          {pressed.map((way, at) => (
            <Button
              key={way.salt}
              kind={at === 0 ? 'main' : 'normal'}
              busy={busy(way)}
              onClick={() => void open(way)}
              wideOnPhone
            >
              {way.kind === 'passkey' ? 'Use my passkey' : 'Sign with my wallet'}
            </Button>
          ))}
        </p>
      )}
      {code && (
        <Form className={styles.code} onSubmit={() => void open(code)}>
          <TextField
            label="Recovery code"
            hint="Seven groups of four characters. Capitals and dashes do not matter."
            error={isCodeWrong ? failure?.words : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button
            type="submit"
            kind={pressed.length === 0 ? 'main' : 'normal'}
            busy={busy(code)}
            wideOnPhone
          >
            Use my code
          </Button>
        </Form>
      )}
      {failure && !isCodeWrong && (
        <Alert tone="stop" live="assertive" title="It was not opened.">
          {failure.words}
        </Alert>
      )}
    </div>
  )
}
