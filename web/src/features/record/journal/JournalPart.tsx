import type { RecordBook } from '@hub/core/record/book'
import { RECORD_IDLE_MINUTES } from '@hub/core/trust/terms'
import { type RefObject, useRef, useState } from 'react'
import { browserMeans } from '../../../lib/record/browserMeans.ts'
import { lockAll } from '../../../lib/record/browserRecord.ts'
import { type Draft, emptyFields, fieldsOf } from '../../../lib/record/draft.ts'
import type { RecordView } from '../../../lib/record/recordView.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { EntryForm } from '../form/EntryForm.tsx'
import { BackupReminder, BackupSection } from '../keep/BackupSection.tsx'
import { DeleteAll } from '../keep/DeleteAll.tsx'
import { ExportSection } from '../keep/ExportSection.tsx'
import { newId } from '../newId.ts'
import styles from '../Record.module.css'
import { StampSection } from '../stamp/StampSection.tsx'
import { useRecord } from '../useRecord.ts'
import { WaysSection } from '../ways/WaysSection.tsx'
import { DraftList } from './DraftList.tsx'
import { EntryList } from './EntryList.tsx'

interface JournalPartProps {
  book: RecordBook
  view: RecordView
  heading: RefObject<HTMLHeadingElement | null>
  exists: (path: string) => boolean
}

/** The open record: what is being written, the entries, and all that can be done with them. */
export function JournalPart({ book, view, heading, exists }: JournalPartProps) {
  const { store } = useRecord()
  const [open, setOpen] = useState<Draft>()
  const [stays, setStays] = useState(false)
  const newButton = useRef<HTMLButtonElement>(null)

  const begin = (entry: string | null) => {
    const { book: now, drafts } = store.view()
    const started = entry && drafts.find((draft) => draft.entry === entry)
    const latest = now?.entries.find(({ id }) => id === entry)?.versions.at(-1)?.content
    const blank = {
      id: newId(),
      entry,
      fields: latest ? fieldsOf(latest) : emptyFields,
      files: latest?.files ?? [],
      changed: browserMeans.now(),
    }
    setOpen(started || blank)
  }
  // Another tab may have written on, or ended it.
  const edit = async (entry: string) => {
    await store.refresh()
    if (store.view().book?.entries.some(({ id }) => id === entry)) begin(entry)
  }
  const goOn = async (id: string) => {
    const draft = await store.draftNow(id)
    if (draft) setOpen(draft)
    else if (store.view().status === 'open') {
      toast({ title: 'No longer there', description: 'It was ended in another tab.' })
    }
  }
  const close = () => {
    setOpen(undefined)
    setStays(false)
    requestAnimationFrame(() => newButton.current?.focus())
  }
  const lock = async () => {
    const isLocked = await lockAll()
    setStays(!isLocked)
    if (isLocked) toast({ title: 'Record locked' })
  }
  return (
    <div className={styles.parts}>
      <div className={styles.offPaper}>
        <section className={styles.stack} aria-labelledby="record-open">
          <h2 id="record-open" ref={heading} tabIndex={-1}>
            {open ? (open.entry ? 'Change an entry' : 'New entry') : 'Your record is open'}
          </h2>
          {!open && (
            <p className={styles.note}>
              It is open in this tab alone. It locks when you close the tab, or after{' '}
              {RECORD_IDLE_MINUTES} minutes without use.
            </p>
          )}
          <p className={styles.actions}>
            {!open && (
              <Button ref={newButton} kind="main" icon="plus" onClick={() => begin(null)}>
                New entry
              </Button>
            )}
            <Button icon="lock" onClick={() => void lock()}>
              Lock now
            </Button>
          </p>
          {stays && (
            <Alert tone="stop" live="assertive" title="Not locked.">
              Your latest words could not be stored, and would be lost. Free some room, then try
              again.
            </Alert>
          )}
          {open && <EntryForm key={open.id} start={open} onEnd={close} />}
        </section>
      </div>
      {!open && (
        <>
          <div className={styles.offPaper}>
            <BackupReminder book={book} />
            {view.drafts.length > 0 && (
              <DraftList drafts={view.drafts} onOpen={(id) => void goOn(id)} />
            )}
          </div>
          <EntryList book={book} onEdit={(id) => void edit(id)} />
          <div className={styles.offPaper}>
            <BackupSection book={book} />
            <ExportSection book={book} exists={exists} />
            <StampSection book={book} />
            {view.ring && <WaysSection ring={view.ring} />}
            <section className={styles.end} aria-label="Delete the record">
              <DeleteAll />
            </section>
          </div>
        </>
      )}
    </div>
  )
}
