import { useState, useSyncExternalStore } from 'react'
import { chooseClearing, clearsOnLeaving } from '../../../exit/clearChoice.ts'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { ToggleField } from '../../../ui/forms/ToggleField.tsx'
import { Part } from '../Part.tsx'

/** Only this part changes the choice while it is shown. */
const subscribe = () => () => {}

/** What "Leave this site" does beside leaving, by a choice that this device remembers. It needs no account. */
export function LeavingPart() {
  // The first drawing is the same on all devices.
  const kept = useSyncExternalStore(subscribe, clearsOnLeaving, () => false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [isRefused, setIsRefused] = useState(false)

  const choose = (next: boolean) => {
    try {
      chooseClearing(next)
      setChosen(next)
    } catch {
      setIsRefused(true)
    }
  }
  return (
    <Part title="When you leave this site">
      <p>
        “Leave this site” blanks this page and every other tab of the hub, and forgets your recent
        searches. What else this device keeps stays, unless you turn this on:
      </p>
      <ToggleField
        label="Also sign out and clear this site’s data here"
        hint="It deletes what this browser keeps for this site: My record, private conversations, saved searches, wallets and keys. This cannot be undone, so save a backup of your record first. A guest account cannot be opened again. Without a connection, this browser cannot be signed out."
        checked={chosen ?? kept}
        onChange={choose}
      />
      {isRefused && (
        <Alert tone="stop" live="assertive" title="This browser could not store your choice.">
          A private window or a setting may do that. Close the window when you are done.
        </Alert>
      )}
      <p>
        <TextLink href="/trust#leaving">What stays in your browser anyway</TextLink>
      </p>
    </Part>
  )
}
