import { entryTitle } from '@hub/core/record/words'
import { useState } from 'react'
import { holdDraft, tellOthers } from '../../../lib/record/browserRecord.ts'
import type { Draft } from '../../../lib/record/draft.ts'
import { dayOf, timeOf } from '../../../lib/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import styles from '../Record.module.css'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'

/** What was begun and not saved yet: nothing of it was lost. */
export function DraftList({
  drafts,
  onOpen,
}: {
  drafts: readonly Draft[]
  onOpen: (id: string) => void
}) {
  return (
    <EntryGroup title="Not finished" note="Kept sealed, and not part of the record yet." quiet>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onOpen={onOpen} />
        ))}
      </ul>
    </EntryGroup>
  )
}

function DraftRow({ draft, onOpen }: { draft: Draft; onOpen: (id: string) => void }) {
  const { store } = useRecord()
  const [asks, setAsks] = useState(false)
  const name = entryTitle(draft.fields) || 'No words yet'
  const drop = async () => {
    const free = await holdDraft(draft.id)
    if (!free) return sayElsewhere()
    try {
      // Another tab may have added files to it, which go as well.
      const now = await store.draftNow(draft.id)
      if (now) await store.dropDraft(now)
      tellOthers('changed')
    } catch (error) {
      toast({ title: 'Not discarded', description: failureWords(error), tone: 'stop' })
    }
    free()
  }
  return (
    <li className={styles.row}>
      <span className={styles.grow}>
        {name}
        <br />
        <span className={styles.note}>
          {draft.entry ? 'Change to an entry' : 'New entry'}, {dayOf(draft.changed)},{' '}
          {timeOf(draft.changed)}
        </span>
      </span>
      {asks ? (
        <>
          <Button kind="delete" onClick={() => void drop()}>
            Discard it
          </Button>
          <Button kind="quiet" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <>
          <Button onClick={() => onOpen(draft.id)}>
            Go on<VisuallyHidden> with {name}</VisuallyHidden>
          </Button>
          <Button kind="quiet" onClick={() => setAsks(true)}>
            Discard<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </>
      )}
    </li>
  )
}

function sayElsewhere() {
  const description = 'It is being written in another tab. Close it there first.'
  toast({ title: 'Not discarded', description, tone: 'stop' })
}
