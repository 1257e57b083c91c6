import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import text from '../../ui/text/text.module.css'
import type { WalletAccess } from '../../wallet/access.ts'
import styles from './AddResourceButton.module.css'
import { type KeptDraft, useAddResource } from './useAddResource.ts'

const load = () => import('./AddResourceDialog.tsx')

interface AddResourceButtonProps {
  access: WalletAccess
  kept: KeptDraft
  /** Called when a resource of the reader's came onto the chain. */
  onAdded: () => void
}

/** The button that opens the form; what was typed stays until the page is left. */
export function AddResourceButton({ access, kept, onAdded }: AddResourceButtonProps) {
  const dialog = useLazyPart(load)
  const form = useAddResource(access, kept, () => {
    dialog.close()
    onAdded()
  })
  const sent = form.waiting > 0 || form.state.phase === 'confirming'
  return (
    <div className={styles.add}>
      <Button
        kind="main"
        icon="plus"
        wideOnPhone
        aria-haspopup="dialog"
        busy={dialog.state === 'coming' && 'Opening...'}
        onClick={dialog.open}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        Add Resource
      </Button>
      {sent && !dialog.Part && (
        <p className={text.note} role="status">
          Confirming your resource...
        </p>
      )}
      {dialog.state === 'failed' && (
        <Alert tone="stop" title="The form did not load.">
          {partHelp}
        </Alert>
      )}
      {dialog.Part && <dialog.Part access={access} form={form} onClose={dialog.close} />}
    </div>
  )
}
