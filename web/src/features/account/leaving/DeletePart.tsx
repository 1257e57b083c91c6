import type { Account } from '@hub/api/account'
import { partHelp } from '../../../lib/partHelp.ts'
import { forgetAccount } from '../../../lib/reading/accountChange.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import type { Notice } from '../notice.ts'
import { Part } from '../Part.tsx'

const loadDialog = () => import('./DeleteAccountDialog.tsx')

interface DeletePartProps {
  account: Account
  say: (notice: Notice) => void
}

/** Deleting the account, after a question that wants a word typed. */
export function DeletePart({ account, say }: DeletePartProps) {
  const { Part: Dialog, state, open, close } = useLazyPart(loadDialog)
  const leave = (notice: Notice) => {
    close()
    forgetAccount()
    say(notice)
  }
  const deleted = () =>
    leave({
      tone: 'done',
      title: 'Your account is deleted.',
      text: 'Everything it held is gone, and it is signed out on every device.',
    })
  return (
    <Part title="Delete account">
      <p>
        This deletes, at once and on every device: your documents and their files, the reports, your
        conversations, the list of what happened, and the passkeys here. This cannot be undone.
      </p>
      <p>
        A paid subscription ends at once, and nothing more is charged. The rest of its month is not
        paid back.
      </p>
      <p>Reviews stay. Nothing ties them to an account, so we cannot know which ones are yours.</p>
      <Button kind="delete" icon="trash" onClick={open}>
        Delete account
      </Button>
      {state === 'failed' && (
        <Alert tone="stop" title="The question did not load.">
          {partHelp}
        </Alert>
      )}
      {Dialog && <Dialog account={account} onClose={close} onDone={deleted} onNotMine={leave} />}
    </Part>
  )
}
