import { useState } from 'react'
import { keptCase } from '../../lib/clock/keptCase.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx'

/** Deletes all dates of this device, after a question. */
export function DeleteCase() {
  const [asks, setAsks] = useState(false)
  const erase = async () => {
    await keptCase.clear()
    setAsks(false)
    const state = keptCase.state()
    if (state.status === 'here' && state.kept) toast({ title: 'Case clock deleted' })
    else {
      const description = 'This browser does not let us. Clear this site’s data in its settings.'
      toast({ title: 'Not deleted', description, tone: 'stop' })
    }
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#content h1')?.focus())
  }
  return (
    <>
      <p>
        <Button kind="delete" icon="trash" onClick={() => setAsks(true)}>
          Delete this case clock
        </Button>
      </p>
      {asks && (
        <DeleteDialog
          title="Delete this case clock"
          lead="Are you sure you want to delete all dates from this device?"
          action="Delete all dates"
          keep="Keep them"
          wideOnPhone
          onDelete={() => void erase()}
          onClose={() => setAsks(false)}
        >
          <p>
            All dates, what you marked as done, and the closed days of your school go. They cannot
            be brought back. Letters that you uploaded stay, and so do calendar files that you
            saved.
          </p>
        </DeleteDialog>
      )}
    </>
  )
}
