import type { RecordBook } from '@hub/core/record/book'
import { countOf } from '@hub/core/record/words'
import { dayOf } from '../../../lib/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import styles from '../Record.module.css'
import { useBackup } from './useBackup.ts'

/** A sealed copy to keep elsewhere, and whether the last one is up to date. */
export function BackupSection({ book }: { book: RecordBook }) {
  const { save, isBusy, failure } = useBackup()
  const { backup, links } = book
  return (
    <EntryGroup title="Backup" note="For when this device is lost, broken or taken.">
      <div className={styles.stack}>
        <p>
          A backup is one sealed file with the whole record. Keep it on another device or a USB
          drive. Open it there with your passphrase or recovery code, on this same screen.
        </p>
        <p className={styles.note}>
          {backup
            ? `Last saved ${dayOf(backup.at)}, with ${countOf(backup.links, 'change')} of ${links.length}.`
            : 'No backup was saved yet.'}
        </p>
        <p>
          <Button busy={isBusy && 'Sealing...'} onClick={() => void save()}>
            Save a backup
          </Button>
        </p>
        <NotSaved failure={failure} />
      </div>
    </EntryGroup>
  )
}

/** Reminds after what no backup holds. */
export function BackupReminder({ book }: { book: RecordBook }) {
  const { save, isBusy, failure } = useBackup()
  const count = book.links.length - (book.backup?.links ?? 0)
  if (count < 1) return null
  return (
    <>
      <Alert
        tone="care"
        live="off"
        title={`${countOf(count, 'change')} of your record ${count === 1 ? 'is' : 'are'} on this device only.`}
      >
        <p>If the device is lost, they are lost too. A backup is one sealed file.</p>
        <p>
          <Button busy={isBusy && 'Sealing...'} onClick={() => void save()}>
            Save a backup now
          </Button>
        </p>
      </Alert>
      <NotSaved failure={failure} />
    </>
  )
}

function NotSaved({ failure }: { failure: string | undefined }) {
  if (!failure) return null
  return (
    <Alert tone="stop" live="assertive" title="The backup was not saved.">
      {failure}
    </Alert>
  )
}
