import { useState } from 'react'
import { tellOthers } from '../../../lib/record/browserRecord.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../../../ui/overlays/DeleteDialog.tsx'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'

/** Deletes the whole record of this device, after a question. */
export function DeleteAll() {
  const { store } = useRecord()
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<string>()
  const erase = async () => {
    try {
      await store.erase()
      tellOthers('changed')
      toast({ title: 'Record deleted' })
    } catch (error) {
      setFailure(failureWords(error))
    }
  }
  return (
    <>
      <p>
        <Button kind="delete" icon="trash" onClick={() => setAsks(true)}>
          Delete the whole record
        </Button>
      </p>
      {asks && (
        <DeleteDialog
          title="Delete the whole record"
          lead="Are you sure you want to delete all of it from this device?"
          action="Delete all of it"
          keep="Keep it"
          wideOnPhone
          onDelete={() => void erase()}
          onClose={() => setAsks(false)}
        >
          <p>
            All entries, files, drafts and keys on this device are deleted. They cannot be brought
            back here. Backups and exports that you saved stay where you saved them. Time stamps
            stay on the public network: numbers that mean nothing to others.
          </p>
          {failure && (
            <Alert tone="stop" live="assertive" title="The record was not deleted.">
              {failure}
            </Alert>
          )}
        </DeleteDialog>
      )}
    </>
  )
}
