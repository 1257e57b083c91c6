import { useRef, useState } from 'react'
import { type GivenBackup, readBackup, restoreBackup } from '../../../lib/record/backup.ts'
import { askToPersist, tellOthers } from '../../../lib/record/browserRecord.ts'
import type { Way } from '../../../lib/sealing/ring.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import styles from '../Record.module.css'
import { useRecord } from '../useRecord.ts'
import { OpenForm } from '../ways/OpenForm.tsx'

/** Brings a saved backup to this device. */
export function RestorePart({ onOpen }: { onOpen: () => void }) {
  const { store } = useRecord()
  const [backup, setBackup] = useState<GivenBackup>()
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const take = async (file: File | undefined) => {
    if (!file) return
    setFailure(undefined)
    try {
      setBackup(readBackup(new Uint8Array(await file.arrayBuffer())))
    } catch {
      setBackup(undefined)
      setFailure('This file is not a backup of a record, or it was cut short. Choose another one.')
    }
    if (input.current) input.current.value = ''
  }
  const restore = async (way: Way, secret: Uint8Array<ArrayBuffer>) => {
    if (!backup) return
    await store.takeOver(await restoreBackup(backup, way, secret, store.shelf))
    tellOthers('changed')
    askToPersist()
    toast({ title: 'Record restored' })
    onOpen()
  }
  return (
    <EntryGroup
      title="Restore a backup"
      note="You kept a record on another device, and saved a backup of it."
      quiet
    >
      <div className={styles.stack}>
        <p>
          <Button onClick={() => input.current?.click()}>Choose the backup file</Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Backup file"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </p>
        {failure && (
          <Alert tone="stop" live="assertive" title="The backup could not be read.">
            {failure}
          </Alert>
        )}
        {backup && (
          <>
            <p>Your backup is here. Open it with a way in that it was saved with.</p>
            <OpenForm ring={backup.ring} open={restore} />
          </>
        )}
      </div>
    </EntryGroup>
  )
}
