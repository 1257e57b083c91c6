import { useState } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { emptyDraft, type ResourceDraft } from '../../lib/resources/resourceDraft.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import styles from './SuggestResource.module.css'

const load = () => import('./SuggestDialog.tsx')

/** The quiet way to propose a resource. What was typed stays until the page is left. */
export function SuggestResource() {
  const dialog = useLazyPart(load)
  const [draft, setDraft] = useState<ResourceDraft>(emptyDraft)
  return (
    <section className={styles.suggest}>
      <p>Do you know a place that helps and is not listed here?</p>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        onClick={dialog.open}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        Suggest a resource
      </Button>
      {dialog.state === 'failed' && (
        <Alert tone="stop" title="The form did not load.">
          {partHelp}
        </Alert>
      )}
      {dialog.Part && <dialog.Part draft={draft} onDraft={setDraft} onClose={dialog.close} />}
    </section>
  )
}
