import type { KeptEntry } from '@hub/core/record/book'
import { countOf, entryTitle } from '@hub/core/record/words'
import { useState } from 'react'
import { tellOthers } from '../../../lib/record/browserRecord.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../../../ui/overlays/DeleteDialog.tsx'
import styles from '../Record.module.css'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'

/** The question before an entry is deleted: what goes, and what stays. */
export function DeleteEntry({ entry, onClose }: { entry: KeptEntry; onClose: () => void }) {
  const { store } = useRecord()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const latest = entry.versions.at(-1)?.content
  const files = new Set(
    entry.versions.flatMap(({ content }) => content.files.map(({ box }) => box)),
  )
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await store.deleteEntry(entry.id)
      tellOthers('changed')
      toast({ title: 'Entry deleted' })
      onClose()
    } catch (error) {
      setFailure(failureWords(error))
      setBusy(false)
    }
  }
  return (
    <DeleteDialog
      title="Delete an entry"
      lead={`Are you sure you want to delete “${latest ? entryTitle(latest) : ''}”?`}
      action="Delete entry"
      keep="Keep it"
      busy={isBusy && 'Deleting...'}
      wideOnPhone
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>
          Its words, {countOf(entry.versions.length, 'version')}
          {files.size > 0 && `, ${countOf(files.size, 'file')}`} and any unfinished change of it go
          from this device. They cannot be brought back here.
        </p>
        <p>
          The chain keeps a step that says that an entry was deleted, and when. An export shows that
          step, and nothing of the words. Backups and exports that you saved before still hold it.
        </p>
        <p>
          If a case is open, ask a lawyer before you delete something that could count as evidence.
        </p>
        {failure && (
          <Alert tone="stop" live="assertive" title="The entry was not deleted.">
            {failure}
          </Alert>
        )}
      </div>
    </DeleteDialog>
  )
}
