import { useState } from 'react'
import { tellOthers } from '../../../lib/record/browserRecord.ts'
import type { GivenWay } from '../../../lib/record/recordView.ts'
import { NewCode } from '../../../lib/recoveryCode/NewCode.tsx'
import type { Ring, Way } from '../../../lib/sealing/ring.ts'
import { addWay, dropWay } from '../../../lib/sealing/ringKey.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import styles from '../Record.module.css'
import { failureWords, wayNames } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'
import { ChooseLock } from './ChooseLock.tsx'
import { newCodeWay } from './newWays.ts'

/** What opens the record, and how to add, change or drop a way. */
export function WaysSection({ ring }: { ring: Ring }) {
  const { store } = useRecord()
  const [adds, setAdds] = useState<'lock' | 'code'>()
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<string>()

  const change = async (work: Promise<void>, words: string) => {
    setFailure(undefined)
    try {
      await work
      tellOthers('changed')
      setAdds(undefined)
      toast({ title: words })
    } catch (error) {
      setFailure(failureWords(error))
    }
  }
  const add = ({ way, salt, secret }: GivenWay) =>
    change(
      store.changeWays((open) => addWay(open, way, salt, secret)),
      'Way in added',
    )
  const drop = (way: Way) =>
    change(
      store.changeWays((open) =>
        dropWay(open, open.ring.ways.find(({ salt }) => salt === way.salt) ?? way),
      ),
      'Way in removed',
    )
  return (
    <EntryGroup title="Ways in" note="What opens your record on this device." quiet>
      <div className={styles.stack}>
        <ul className={styles.list}>
          {ring.ways.map((way) => (
            <li key={way.salt} className={styles.row}>
              <span>{wayNames[way.kind]}</span>
              {ring.ways.length > 1 && asked !== way.salt && (
                <Button kind="quiet" onClick={() => setAsked(way.salt)}>
                  Remove<VisuallyHidden> {wayNames[way.kind]}</VisuallyHidden>
                </Button>
              )}
              {asked === way.salt && (
                <span className={styles.actions}>
                  <Button kind="delete" onClick={() => void drop(way)}>
                    Remove this way in
                  </Button>
                  <Button kind="quiet" onClick={() => setAsked(undefined)}>
                    Keep it
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          A way in that you remove no longer opens the record here. Backups that you saved before
          still open with it.
        </p>
        {!adds && (
          <p className={styles.actions}>
            <Button onClick={() => setAdds('lock')}>Add or change passphrase or passkey</Button>
            <Button onClick={() => setAdds('code')}>Make a new recovery code</Button>
          </p>
        )}
        {adds === 'lock' && (
          <ChooseLock action="Add this way" onChosen={add} onCancel={() => setAdds(undefined)} />
        )}
        {adds === 'code' && (
          <NewCode
            words={`${codeWords} The old code no longer opens the record here.`}
            busy={false}
            onKept={(code) => void newCodeWay(code).then(add)}
            onCancel={() => setAdds(undefined)}
          />
        )}
        {failure && (
          <Alert tone="stop" live="assertive" title="Nothing was changed.">
            {failure}
          </Alert>
        )}
      </div>
    </EntryGroup>
  )
}

/** Who could read what with a recovery code. */
export const codeWords = 'Anyone who has it and this device, or a backup, can read your record.'
