import { useState } from 'react'
import { askToPersist, tellOthers } from '../../../lib/record/browserRecord.ts'
import type { GivenWay } from '../../../lib/record/recordView.ts'
import { NewCode } from '../../../lib/recoveryCode/NewCode.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import styles from '../Record.module.css'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'
import { ChooseLock } from '../ways/ChooseLock.tsx'
import { newCodeWay } from '../ways/newWays.ts'
import { codeWords } from '../ways/WaysSection.tsx'
import { RestorePart } from './RestorePart.tsx'

/** Where there is no record yet: what it is, how it is locked, or how a backup is brought back. */
export function BeginPart({ onOpen }: { onOpen: () => void }) {
  const { store } = useRecord()
  const [lock, setLock] = useState<GivenWay>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const begin = async (code: string) => {
    if (busy || !lock) return
    setBusy(true)
    setFailure(undefined)
    try {
      await store.begin([lock, await newCodeWay(code)])
      tellOthers('changed')
      askToPersist()
      onOpen()
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(false)
  }
  return (
    <div className={styles.parts}>
      <EntryGroup title="Before you begin">
        <div className={styles.stack}>
          <p>
            Notes made close to the time help you remember. They may also help an advisor, a lawyer
            or a hearing later. Either side of a case can keep one.
          </p>
          <ul className={styles.points}>
            <li>
              Only you can open it: with a passphrase or passkey, or with a recovery code on paper.
              If you lose all of them, nobody can open it, not even us.
            </li>
            <li>
              It is on this device only. If the device is lost, so is the record, unless you saved a
              backup.
            </li>
            <li>
              Anyone who looks in this browser can see that there is a record and about how large it
              is, but not a word, name or picture in it.
            </li>
            <li>Your notes may be asked for in a legal process. Ask a lawyer if you are unsure.</li>
          </ul>
        </div>
      </EntryGroup>
      <EntryGroup title={lock ? 'Another way in' : 'Choose your lock'}>
        <div className={styles.stack}>
          {lock ? (
            <NewCode
              words={codeWords}
              busy={busy}
              onKept={(code) => void begin(code)}
              onCancel={() => setLock(undefined)}
            />
          ) : (
            <ChooseLock action="Next: the recovery code" onChosen={setLock} />
          )}
          {failure && (
            <Alert tone="stop" live="assertive" title="Your record was not created.">
              {failure}
            </Alert>
          )}
        </div>
      </EntryGroup>
      {!lock && <RestorePart onOpen={onOpen} />}
    </div>
  )
}
