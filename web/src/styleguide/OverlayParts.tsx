import { useState } from 'react'
import { Button } from '../ui/buttons/Button.tsx'
import { toast } from '../ui/feedback/toastStore.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Row, Sample } from './Sample.tsx'

/** What lies over the page. */
export function OverlayParts() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Sample name="Dialog and toast">
      <Row>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button
          onClick={() => toast({ title: 'Review Posted', description: 'It is in the list.' })}
        >
          Show toast
        </Button>
        <Button onClick={() => toast({ title: 'Error', description: 'Try again.', tone: 'stop' })}>
          Show failure
        </Button>
      </Row>
      {open && (
        <Dialog
          title="Write Review"
          lead="Your review has no name on it. Leave out what only you would know."
          onClose={close}
          onSubmit={close}
          remark="You decide what stays in."
          actions={
            <>
              <Button kind="main" type="submit" wideOnPhone>
                Post review
              </Button>
              <Button kind="quiet" onClick={close}>
                Not now
              </Button>
            </>
          }
        >
          <TextField label="Title" />
          <TextField label="Website" optional />
        </Dialog>
      )}
    </Sample>
  )
}
