import { useState } from 'react'
import { mayHavePasskeys } from '../../../lib/private/passkeySecret.ts'
import { NewCode } from '../../../lib/recoveryCode/NewCode.tsx'
import type { WayKind } from '../../../lib/sealing/ring.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import stack from '../../../ui/layout/stack.module.css'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { Keyring, KeyringView } from '../keyring/keyring.ts'
import styles from './ChooseWay.module.css'
import { useNewWay } from './useNewWay.ts'

interface ChooseWayProps {
  access: WalletAccess
  keyring: Keyring
  view: KeyringView
  onChosen: () => void
}

/** The ways that can still be added, the best first, each with what it is good for. */
export function ChooseWay({ access, keyring, view, onChosen }: ChooseWayProps) {
  const { add, failure, making } = useNewWay(access, keyring)
  const [makesCode, setMakesCode] = useState(false)
  const has = (kind: WayKind) => view.ring?.ways.some((way) => way.kind === kind) ?? false
  const take = async (kind: Parameters<typeof add>[0], code?: string) => {
    if (!(await add(kind, code))) return
    setMakesCode(false)
    onChosen()
  }
  if (makesCode) {
    return (
      <NewCode
        words={`Anyone who has it and your sealed files can read them.${
          has('code') ? ' Your old code no longer opens what you seal from now on.' : ''
        }`}
        busy={making === 'code'}
        onKept={(code) => void take('code', code)}
        onCancel={() => setMakesCode(false)}
      />
    )
  }
  return (
    <div className={stack.gap5}>
      <ul className={styles.ways}>
        {mayHavePasskeys() && !has('passkey') && (
          <Way
            title="Passkey"
            text="Your device asks for your finger, face or PIN. It works on every device that shares your passkeys. Best for everyday use."
          >
            <Button
              kind={view.ring ? 'normal' : 'main'}
              busy={making === 'passkey' && 'Asking...'}
              onClick={() => void take('passkey')}
            >
              Make a passkey
            </Button>
          </Way>
        )}
        <Way
          title="Recovery code"
          text="28 characters on paper. It works on any device, and when the passkey or the wallet is lost. Have one either way."
        >
          <Button onClick={() => setMakesCode(true)}>
            {has('code') ? 'Make a new code' : 'Make a recovery code'}
          </Button>
        </Way>
        {!has('wallet') && (
          <Way
            title="Wallet signature"
            text="Your wallet signs the same words twice, which costs nothing. Any site that gets you to sign these words could open your documents, so sign them here only."
          >
            <Button
              busy={making === 'wallet' && 'Asking twice...'}
              onClick={() => void take('wallet')}
            >
              Use my wallet
            </Button>
          </Way>
        )}
      </ul>
      {failure && (
        <Alert tone="stop" live="assertive" title="This way in was not added.">
          {failure}
        </Alert>
      )}
    </div>
  )
}

function Way({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: React.ReactNode
}) {
  return (
    <li className={styles.way}>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <p>{children}</p>
    </li>
  )
}
