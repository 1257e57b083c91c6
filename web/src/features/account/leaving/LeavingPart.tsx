import { useEffect, useState } from 'react'
import { chooseClearing, clearsOnLeaving } from '../../../exit/clearChoice.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ToggleField } from '../../../ui/ToggleField.tsx'
import { Part } from '../Part.tsx'

/** What "Leave this site" does beside leaving, by a choice that this device remembers. It needs no account. */
export function LeavingPart() {
  const [clears, setClears] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  // Not in the first drawing, which is the same on all devices.
  useEffect(() => setClears(clearsOnLeaving()), [])

  const choose = (next: boolean) => {
    try {
      chooseClearing(next)
      setClears(next)
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
        hint="It deletes what this browser keeps for this site: My record, private talks, saved searches, wallets and keys. There is no way back, so save a backup of your record first. A guest account cannot be opened again. Without a connection, this browser cannot be signed out."
        checked={clears}
        onChange={choose}
      />
      {isRefused && (
        <Alert tone="stop" live="assertive" title="This browser keeps no choices.">
          A private window or a setting may do that. Close the window when you are done.
        </Alert>
      )}
      <p>
        <TextLink href="/trust#leaving">What stays in your browser all the same</TextLink>
      </p>
    </Part>
  )
}
