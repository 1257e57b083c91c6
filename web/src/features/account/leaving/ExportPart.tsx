import { LinkButton } from '../../../ui/buttons/Button.tsx'
import { exportPath } from '../addresses.ts'
import { Part } from '../Part.tsx'

/** Everything of the account as one file. */
export function ExportPart() {
  return (
    <Part title="Take your data with you">
      <p>One file with all that this account holds:</p>
      <ul>
        <li>your documents as you uploaded them, the words in them and their reports</li>
        <li>your conversations and the list of what happened</li>
        <li>when the account was made, and when its passkeys were made and used</li>
      </ul>
      <p>
        The file is not encrypted: whoever has it can read it. It is saved in this device's
        downloads as “export.json”. On a device that others use, move it somewhere safe.
      </p>
      <LinkButton href={exportPath} download>
        Download everything
      </LinkButton>
    </Part>
  )
}
