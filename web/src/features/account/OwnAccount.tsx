import type { Account } from '@hub/api/account'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { Groups } from '../../ui/layout/EntryGroup.tsx'
import { ActivityList } from './activities/ActivityList.tsx'
import { exportPath } from './addresses.ts'
import { GuestPart } from './GuestPart.tsx'
import { DeletePart } from './leaving/DeletePart.tsx'
import { SignOutPart } from './leaving/SignOutPart.tsx'
import type { Notice } from './notice.ts'
import { Part } from './Part.tsx'
import { PasskeysPart } from './passkeys/PasskeysPart.tsx'
import { PremiumPart } from './premium/PremiumPart.tsx'
import type { Ceremony } from './signIn/useCeremony.ts'

interface OwnAccountProps {
  account: Account
  ceremony: Ceremony
  /** Says at the top of the screen what happened. */
  say: (notice: Notice) => void
  exists: (path: string) => boolean
}

/** An account, with all that its owner can do with it. */
export function OwnAccount({ account, ceremony, say, exists }: OwnAccountProps) {
  return (
    <Groups>
      {account.isGuest ? (
        <GuestPart ceremony={ceremony} />
      ) : (
        <PasskeysPart ceremony={ceremony} say={say} />
      )}
      <PremiumPart accountId={account.id} exists={exists} />
      <ActivityList exists={exists} />
      <ExportPart />
      <SignOutPart isGuest={account.isGuest} say={say} />
      <DeletePart account={account} say={say} />
    </Groups>
  )
}

/** Everything of the account as one file. */
function ExportPart() {
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
