import { useState } from 'react'
import { makeBackup } from '../../../lib/record/backup.ts'
import { browserMeans } from '../../../lib/record/browserMeans.ts'
import { tellOthers } from '../../../lib/record/browserRecord.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'

/** Its name says nothing of what is in it: downloads are seen by others. */
const NAME = 'backup.sealed'

/** Saves a backup, and notes in the record how far it goes. */
export function useBackup() {
  const { store } = useRecord()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { blob, backup } = await makeBackup(store, browserMeans.now())
      saveFile(blob, NAME)
      // Where this cannot be noted, the reminder stays: one backup too many does no harm.
      await store.edit((book) => ({ ...book, backup })).catch(() => {})
      tellOthers('changed')
      toast({ title: 'Backup saved', description: 'Find it in your downloads, then move it.' })
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(false)
  }
  return { save, isBusy, failure }
}
