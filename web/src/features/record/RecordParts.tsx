import { useEffect, useRef } from 'react'
import { preparePassphrases } from '../../lib/private/passphraseLock.ts'
import { wasLockedIdle } from '../../lib/record/browserRecord.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { BeginPart } from './begin/BeginPart.tsx'
import { UnlockPart } from './begin/UnlockPart.tsx'
import { JournalPart } from './journal/JournalPart.tsx'
import { DeleteAll } from './keep/DeleteAll.tsx'
import styles from './Record.module.css'
import { useRecord } from './useRecord.ts'

/** The record in each of its states. */
export function RecordParts({ exists }: { exists: (path: string) => boolean }) {
  if (!isSecureContext) {
    return (
      <Alert tone="care" title="My record does not work at this address." live="off">
        It needs an address that starts with https. Ask the people who run this hub.
      </Alert>
    )
  }
  return <Parts exists={exists} />
}

function Parts({ exists }: { exists: (path: string) => boolean }) {
  const { store, view } = useRecord()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void store.refresh()
    preparePassphrases()
  }, [store])
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus())

  switch (view.status) {
    case 'reading':
      return <Skeleton count={1} lines={3} words="Looking for your record..." />
    case 'none':
      return <BeginPart onOpen={focusHeading} />
    case 'locked':
      return (
        view.ring && <UnlockPart ring={view.ring} isIdle={wasLockedIdle()} onOpen={focusHeading} />
      )
    case 'open':
      return view.book && view.ring ? (
        <JournalPart book={view.book} view={view} heading={heading} exists={exists} />
      ) : null
    case 'blocked':
      return (
        <Alert tone="stop" title="This browser will not let the hub store anything.">
          A private window or a setting may do that. Open the hub in a usual window of your browser,
          then come back. Nothing was stored or lost.
        </Alert>
      )
    case 'spoiled':
      return (
        <div className={styles.parts}>
          <Alert tone="stop" title="Your record on this device was damaged or changed.">
            Your way in is right, but what is stored is not what was sealed. If you saved a backup,
            delete what is here, then restore the backup.
          </Alert>
          <DeleteAll />
        </div>
      )
  }
}
