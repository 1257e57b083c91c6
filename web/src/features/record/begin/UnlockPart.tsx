import { RECORD_IDLE_MINUTES } from '@hub/core/trust/terms'
import { useState } from 'react'
import type { Ring } from '../../../lib/sealing/ring.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DeleteAll } from '../keep/DeleteAll.tsx'
import styles from '../Record.module.css'
import { useRecord } from '../useRecord.ts'
import { OpenForm } from '../ways/OpenForm.tsx'

interface UnlockPartProps {
  ring: Ring
  /** It was locked because nobody had touched the page. */
  isIdle: boolean
  onOpen: () => void
}

/** Opens the record for this tab. */
export function UnlockPart({ ring, isIdle, onOpen }: UnlockPartProps) {
  const { store } = useRecord()
  const [isLost, setLost] = useState(false)
  return (
    <section className={styles.parts} aria-labelledby="record-locked">
      <div className={styles.stack}>
        <h2 id="record-locked">Your record is locked</h2>
        <p>
          {isIdle && `Nobody used this page for ${RECORD_IDLE_MINUTES} minutes, so it was locked. `}
          It opens in this tab until you close it, lock it, or leave it alone for{' '}
          {RECORD_IDLE_MINUTES} minutes.
        </p>
        <OpenForm
          ring={ring}
          open={async (way, secret) => {
            await store.openWith(way, secret)
            onOpen()
          }}
        />
      </div>
      <div className={styles.stack}>
        {isLost ? (
          <>
            <p>
              Without a way in, nobody can open this record, not even us. You can keep it in case
              you find one, or delete it and start over or restore a backup.
            </p>
            <DeleteAll />
          </>
        ) : (
          <p>
            <Button kind="quiet" onClick={() => setLost(true)}>
              I no longer have any of these
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
